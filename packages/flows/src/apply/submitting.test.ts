import type { Activation, CarePlan } from '@payload/api/contract';
import { describe, expect, it } from 'vitest';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { type ApplyKind, fieldsOf, repairSteps, submittingStep } from './forms.ts';
import type { ApplyOutcome } from './submission.ts';
import { typed } from './testing/checks.ts';
import { idOf, openForm } from './testing/form.ts';

const activation: Activation = {
  serialNumber: 'H1T-0001',
  productCode: 'H1T',
  activatedAt: '2026-11-21T08:00:00.000Z',
  serviceHours: 500,
  bindBefore: '2026-11-24T08:00:00.000Z',
};
const plan: CarePlan = {
  serialNumber: 'H1T-0001',
  productCode: 'H1T',
  startsAt: '2026-11-21T08:00:00.000Z',
  endsAt: '2027-11-21T08:00:00.000Z',
};

const request = {
  submissionId: idOf(1),
  contact: 'Kim',
  phone: '13800138000',
  region: 'Guangdong',
  productCode: 'H1T',
  serialNumber: 'H1T-0001',
  description: 'No sound',
  uploads: [],
};
const shipping = { address: 'Road 1', courier: 'SF', trackingNumber: 'SF1234' };

describe('a form that is right', () => {
  const requested: ApplyOutcome = {
    kind: 'request',
    requestNumber: 'R-1',
    promisedBy: null,
    sendBy: '2026-11-28T08:00:00.000Z',
  };
  it.each<[ApplyKind, unknown, ApplyOutcome]>([
    ['repair', { call: 'saveByHand', body: { ...request, ...shipping, type: 'repair', num: 3 } }, requested],
    [
      'exchange',
      { call: 'saveByHand', body: { ...request, ...shipping, type: 'exchange', num: 4 } },
      requested,
    ],
    ['problem', { call: 'saveByHand', body: { ...request, type: 'problem', num: 3 } }, requested],
    [
      'activation',
      {
        call: 'activateDevice',
        body: { serialNumber: 'H1T-0001', verificationCode: 'AB12', activationCode: 'ABCD-1234' },
      },
      { kind: 'activation', activation },
    ],
    [
      'care',
      { call: 'activateCare', body: { serialNumber: 'H1T-0001', contact: 'Kim', phone: '13800138000' } },
      { kind: 'care', plan },
    ],
  ])('of %s is sent tidied, and success has what to show', async (kind, submission, outcome) => {
    const { send, see, store, submit, type, until } = await openForm({ kind });
    submit.mockResolvedValueOnce(outcome);
    type(typed);
    send({ type: 'submit' });
    await until('succeeded');
    expect(submit.mock.calls).toEqual([[submission]]);
    expect(see().outcome).toEqual(outcome);
    expect(store.size).toBe(0);
  });

  it('of repair becomes an exchange and is sent as one, with what was typed and its draft', async () => {
    const { clock, draftIs, send, submit, type, until } = await openForm();
    type(typed);
    clock.increment(500);
    send({ type: 'choose', kind: 'exchange' });
    expect(draftIs('changed')).toBe(true);
    send({ type: 'submit' });
    await until('succeeded');
    expect(submit.mock.calls[0]?.[0].body).toEqual({ ...request, ...shipping, type: 'exchange', num: 4 });
  });

  it('is sent once however often it is pressed', async () => {
    const { send, submit, type, until } = await openForm();
    type(typed);
    for (let press = 0; press < 10; press += 1) send({ type: 'submit' });
    await until('succeeded');
    send({ type: 'submit' });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is followed by an empty one of another number', async () => {
    const { send, see, type, until } = await openForm();
    type(typed);
    send({ type: 'submit' });
    await until('succeeded');
    send({ type: 'startAgain' });
    expect(see()).toMatchObject({ submissionId: idOf(2), outcome: null, rows: [] });
    expect(see().typed.contact).toBe('');
  });

  it('activates without an account', async () => {
    const { onSignInNeeded, send, submit, type, until } = await openForm({
      kind: 'activation',
      signedIn: false,
    });
    type(typed);
    send({ type: 'submit' });
    await until('succeeded');
    expect(submit.mock.calls[0]?.[0].call).toBe('activateDevicePublicly');
    expect(onSignInNeeded).not.toHaveBeenCalled();
  });
});

describe('a form that is wrong', () => {
  it('says so beside each field', async () => {
    const { send, see, submit, type } = await openForm();
    type({ ...typed, contact: '', phone: 'x', serialNumber: '' });
    send({ type: 'blur', field: 'phone' });
    expect(see().errors).toEqual({});
    send({ type: 'submit' });
    expect(see().errors).toEqual({
      contact: 'cannotBeEmpty',
      phone: 'incorrectFormat',
      serialNumber: 'pleaseEnterSerialNumber',
    });
    expect(submit).not.toHaveBeenCalled();
  });

  it('says so with the form where no field of it is to blame', async () => {
    const form = await openForm({
      saveByHand: () => ({ ok: false, refusals: [{ field: '', key: 'incorrectFormat' }] }),
    });
    form.type(typed);
    form.send({ type: 'submit' });
    expect(form.see()).toMatchObject({ errors: {}, failure: { kind: 'refused', key: 'incorrectFormat' } });
    expect(form.submit).not.toHaveBeenCalled();
  });

  it('is checked again field by field from then on', async () => {
    const { send, see, type } = await openForm({ kind: 'activation' });
    type({ serialNumber: '' });
    send({ type: 'submit' });
    type({ serialNumber: 'H1T-0001', verificationCode: '123' });
    expect(see().errors).toEqual({ activationCode: 'cannotBeEmpty' });
    send({ type: 'blur', field: 'verificationCode' });
    expect(see().errors).toEqual({
      verificationCode: 'pleaseEnterFourDigitCode',
      activationCode: 'cannotBeEmpty',
    });
  });
});

describe('a form that is not taken', () => {
  it.each([
    [callFailure('network'), 'offline'],
    [callFailure('timeout'), 'timeout'],
    [callFailure('http'), 'server'],
    [callFailure('malformed'), 'server'],
    [callFailure('contract'), 'server'],
    [rejectedReply(403), 'forbidden'],
    [new Error('a bug'), 'server'],
  ])('keeps all and is one request when sent again: %s', async (error, kind) => {
    const { send, see, submit, type, until } = await openForm();
    submit.mockRejectedValueOnce(error);
    type(typed);
    send({ type: 'submit' });
    await until('editing');
    expect(see().failure).toEqual({ kind, key: 'operationFailure', field: null });
    const repair = fieldsOf.repair.filter((field) => field !== 'uploads');
    expect(see().typed).toMatchObject(Object.fromEntries(repair.map((field) => [field, typed[field]])));
    send({ type: 'submit' });
    await until('succeeded');
    expect(submit.mock.calls.map(([{ body }]) => 'submissionId' in body && body.submissionId)).toEqual([
      idOf(1),
      idOf(1),
    ]);
  });

  it.each([
    [
      'repair',
      rejectedReply(400, 'incorrectFormat', 'trackingNumber'),
      { trackingNumber: 'incorrectFormat' },
    ],
    ['repair', rejectedReply(400, 'incorrectFormat', 'uploads.2'), { uploads: 'incorrectFormat' }],
    [
      'activation',
      rejectedReply(400, 'verificationCodeIncorrect'),
      { verificationCode: 'verificationCodeIncorrect' },
    ],
    ['care', rejectedReply(400, 'pleaseEnterSerialNumber'), { serialNumber: 'pleaseEnterSerialNumber' }],
  ] as const)('says in %s why beside the field: %s', async (kind, error, errors) => {
    const { send, see, submit, type, until } = await openForm({ kind });
    submit.mockRejectedValueOnce(error);
    type(typed);
    send({ type: 'submit' });
    await until('editing');
    expect(see()).toMatchObject({ errors, failure: null });
  });

  it('says Check Fail with the form, for any of the numbers may be wrong', async () => {
    const { send, see, submit, type, until } = await openForm({ kind: 'activation', signedIn: false });
    submit.mockRejectedValueOnce(rejectedReply(400, 'checkFail'));
    type(typed);
    send({ type: 'submit' });
    await until('editing');
    expect(see().failure).toEqual({ kind: 'refused', key: 'checkFail', field: null });
    type({ activationCode: 'x' });
    expect(see().failure).toBeNull();
  });
});

describe('a care plan of a device that is not noted with the account', () => {
  const body = { serialNumber: 'H1T-0001', contact: 'Kim', phone: '13800138000' };
  const { verificationCode: _v, activationCode: _a, ...person } = typed;

  it('is asked for without codes first, then with those of the label; nothing typed is lost', async () => {
    const { clock, send, see, store, submit, type, until } = await openForm({ kind: 'care' });
    submit.mockRejectedValueOnce(rejectedReply(400, 'pleaseEnterVerificationCode', 'verificationCode'));
    type(person);
    expect(see().codesAsked).toBe(false);
    send({ type: 'submit' });
    await until('editing');
    expect(see()).toMatchObject({
      codesAsked: true,
      errors: { verificationCode: 'pleaseEnterVerificationCode' },
      failure: null,
      typed: { serialNumber: typed.serialNumber, contact: 'Kim', phone: '13800138000' },
    });

    send({ type: 'submit' });
    expect(see().errors).toEqual({
      verificationCode: 'pleaseEnterVerificationCode',
      activationCode: 'cannotBeEmpty',
    });
    type({ verificationCode: 'ab 12', activationCode: 'abcd-1234' });
    clock.increment(500);
    await expect.poll(() => store.get('draft.care')).toContain('abcd-1234');
    send({ type: 'submit' });
    await until('succeeded');
    expect(submit.mock.calls.map(([sent]) => sent.body)).toEqual([
      body,
      { ...body, verificationCode: 'AB12', activationCode: 'ABCD-1234' },
    ]);
    send({ type: 'startAgain' });
    expect(see().codesAsked).toBe(false);
  });
});

it('sends as a new request what was changed after the first was taken', async () => {
  const { send, see, submit, type, until } = await openForm({ kind: 'problem' });
  submit.mockRejectedValueOnce(rejectedReply(400, 'alreadySent'));
  type(typed);
  send({ type: 'submit' });
  await until('editing');
  expect(see().failure).toEqual({ kind: 'refused', key: 'alreadySent', field: null });
  expect(see().typed.description).toBe(typed.description);
  send({ type: 'submit' });
  await until('succeeded');
  expect(submit.mock.calls.map(([{ body }]) => 'submissionId' in body && body.submissionId)).toEqual([
    idOf(1),
    idOf(2),
  ]);
});

it('shows a repair as four steps, and that the form is the second', () => {
  expect(repairSteps).toHaveLength(4);
  expect(repairSteps.indexOf(submittingStep)).toBe(1);
});
