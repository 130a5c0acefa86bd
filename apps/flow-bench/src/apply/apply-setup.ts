import { applyChecks, type RequestProduct, recordOf, requestFields } from '@payload/api/contract';
import {
  type ApplyForm,
  type ApplyKind,
  type ApplyOutcome,
  type ApplySubmission,
  applyKinds,
  createApplyForm,
  type Draft,
  fieldsOf,
  isText,
  type StoredDraft,
  type TextField,
  textFields,
} from '@payload/flows/apply';
import { invariants } from '@payload/flows/invariants';
import { standingClock } from '../bench/clocks.ts';
import { refusal, signedOut, silences } from '../bench/failures.ts';
import { movesOf } from '../bench/moves.ts';
import { PendingCalls } from '../bench/pending-calls.ts';
import type { Bench, Sample, Setup } from '../bench/samples.ts';
import { isFields } from '../bench/session.ts';
import { commandsIn, fileSamples, heldFiles, limits } from '../uploads/files.ts';

type ApplySample = Sample<Parameters<ApplyForm['send']>[0]>;

type Texts = readonly [good: string, bad?: string];

/** Texts worth typing into a field: a good one, and where it tells something a bad one. */
const textsOfKind: Readonly<Record<(typeof requestFields)[TextField]['kind'], Texts>> = {
  line: ['Shenzhen'],
  lines: ['No sound above 60 %'],
  phone: ['13800138000', 'call me'],
  code: ['SF1020304050'],
  choice: ['H1T'],
  day: ['2026-12-24', '2026-02-30'],
  set: ['T90 2, H1T 1', 'T90 0'],
};
const texts: Readonly<Record<TextField, Texts>> = {
  ...recordOf(textFields, (field) => textsOfKind[requestFields[field].kind]),
  contact: ['Li Wei'],
  region: ['Shenzhen'],
  address: ['88 Keyuan Road'],
  serialNumber: ['H1T-SAMPLE-01', ' '],
  courier: ['shunfeng'],
  verificationCode: ['K7P2', 'K7'],
  activationCode: ['H1T4-9XQM-72WD'],
  aircraft: ['M350'],
  note: ['With brackets'],
};

const submissionId = '6f1c9a52-0b7e-4d3a-9c41-2e8f5b7d1a60';

/** A form that was filled in before a reload: what a tester begins with who does not want to type. */
const filledIn: Draft = {
  submissionId,
  typed: recordOf(textFields, (field) => texts[field][0]),
  uploads: [],
  queued: false,
};

const activatedAt = '2026-11-21T08:00:00.000Z';
const taken = {
  kind: 'request',
  requestNumber: 'R-20261121-0007',
  promisedBy: null,
  sendBy: '2026-11-28T08:00:00.000Z',
} as const;
const ends = '2027-11-21T08:00:00.000Z';

function outcomeOf(submission: ApplySubmission): ApplyOutcome {
  if (submission.call === 'saveQuote') return taken;
  const device = { serialNumber: submission.body.serialNumber, productCode: 'H1T' };
  switch (submission.call) {
    case 'saveByHand':
      return taken;
    case 'activateCare':
      return { kind: 'care', plan: { ...device, startsAt: activatedAt, endsAt: ends } };
    default:
      return {
        kind: 'activation',
        activation: { ...device, activatedAt, serviceHours: 26_280, bindBefore: '2026-11-24T08:00:00.000Z' },
      };
  }
}

/** What can happen to a form, whatever its kind. */
const always: readonly ApplySample[] = [
  { event: { type: 'submit' } },
  { event: { type: 'edit' } },
  { event: { type: 'leave' } },
  { event: { type: 'startAgain' } },
  { event: { type: 'signedIn' } },
  { event: { type: 'signedOut' } },
  { event: { type: 'signInDismissed' } },
  { event: { type: 'online' } },
  { event: { type: 'offline' } },
  ...[fileSamples.good, fileSamples.film, fileSamples.wrongType].map(
    ({ id, file }): ApplySample => ({
      event: { type: 'files', command: { type: 'add', files: [file] } },
      detail: `add ${file.name}`,
      id,
    }),
  ),
];

function samplesFor(kind: ApplyKind): readonly ApplySample[] {
  const fields = fieldsOf[kind].filter(isText);
  return [
    ...always,
    ...fields.flatMap((field) =>
      texts[field].map(
        (value = ''): ApplySample => ({
          event: { type: 'type', field, value },
          detail: `${field} ${value.trim() || '␣'}`,
        }),
      ),
    ),
    ...fields
      .filter((field) => texts[field].length > 1)
      .map((field): ApplySample => ({ event: { type: 'blur', field }, detail: field })),
    ...(fields.includes('productCode')
      ? [{ event: { type: 'recognise', model: texts.productCode[0] }, detail: texts.productCode[0] } as const]
      : []),
    ...(kind === 'repair' || kind === 'exchange' ? (['repair', 'exchange'] as const) : []).map(
      (other): ApplySample => ({ event: { type: 'choose', kind: other }, detail: other }),
    ),
  ];
}

export interface ApplySettings {
  readonly kind: ApplyKind;
  readonly signedIn: boolean;
}

/** A form that was just opened by someone who is signed in, or is not. */
function begin({ kind, signedIn }: ApplySettings): Setup {
  const time = standingClock();
  const calls = new PendingCalls();
  const { actor } = createApplyForm(
    {
      ...heldFiles(calls),
      drafts: {
        load: calls.held<StoredDraft, { kind: ApplyKind }>('loadDraft', () => [
          { id: 'null', output: { draft: null, files: [] } },
          { id: 'Draft', output: { draft: filledIn, files: [] } },
          {
            id: 'Draft with file',
            label: 'Draft, File',
            output: { draft: filledIn, files: [fileSamples.good.file] },
          },
          { id: 'Draft queued', output: { draft: { ...filledIn, queued: true }, files: [] } },
          {
            id: 'Draft damaged',
            label: '{ typed: 7 }',
            output: { draft: { submissionId, typed: 7 }, files: [] },
          },
          { error: new DOMException('Storage is blocked.', 'SecurityError') },
        ]),
        save: calls.held<{ filesKept: boolean }, { kind: ApplyKind; draft: Draft; files: readonly File[] }>(
          'saveDraft',
          () => [
            { id: 'kept', label: 'filesKept: true', output: { filesKept: true } },
            { id: 'typed kept', label: 'filesKept: false', output: { filesKept: false } },
            { error: new DOMException('Storage is full.', 'QuotaExceededError') },
          ],
        ),
        drop: calls.held<void, { kind: ApplyKind }>('dropDraft', () => [
          { id: 'void', output: undefined },
          { error: new DOMException('Storage is blocked.', 'SecurityError') },
        ]),
      },
      findDevice: calls.held<RequestProduct | null, { serialNumber: string }>('findDevice', () => [
        { id: 'H1T', output: { code: 'H1T', type: 'megaphone', name: 'Megaphone' } },
        { id: 'null', output: null },
        ...silences('findRequestProducts'),
      ]),
      submit: calls.held<ApplyOutcome, ApplySubmission>('submit', (submission) => [
        { id: 'ApplyOutcome', output: outcomeOf(submission) },
        { error: refusal(submission.call, 'checkFail', 'serialNumber') },
        { error: signedOut(submission.call) },
        ...silences(submission.call),
      ]),
      checks: applyChecks,
      limits,
      newId: () => submissionId,
      // Who signs in or out, when the connection is lost and when a page goes is sent by hand.
      account: { isSignedIn: () => signedIn, subscribe: () => {} },
      connection: { isOnline: () => true, subscribe: () => {} },
      onLeave: () => {},
    },
    { kind, signedIn, clock: time.clock },
  );
  const samples = samplesFor(kind);
  // A stored draft has filled in the rest.
  const wayOn = samples.filter(
    ({ event, id }) => id === undefined && (!('field' in event) || event.field === 'serialNumber'),
  );
  return {
    ...time,
    actor,
    calls,
    invariants: invariants.apply,
    search: {
      moves: movesOf(calls, wayOn),
      key: (context) => [context.typed.serialNumber, context.outcome, context.device, context.signedIn],
    },
    samples: () => {
      const files = actor.getSnapshot().children.uploads?.getSnapshot();
      return [
        ...samples,
        ...(files === undefined ? [] : commandsIn(files)).map(
          ({ command, name }): ApplySample => ({
            event: { type: 'files', command },
            detail: `${command.type} ${command.id} ${name}`,
          }),
        ),
      ];
    },
  };
}

function readSettings(value: unknown): ApplySettings | null {
  if (!isFields(value)) return null;
  const { signedIn } = value;
  const kind = applyKinds.find((each) => each === value['kind']);
  return kind !== undefined && typeof signedIn === 'boolean' ? { kind, signedIn } : null;
}

export const applyBench: Bench<ApplySettings> = { begin, readSettings };
