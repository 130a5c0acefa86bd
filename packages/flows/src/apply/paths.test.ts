import type { Validation } from '@payload/api/contract';
import { expect, it } from 'vitest';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { inert } from '../testing/inert.ts';
import { brokenAt } from '../testing/invariant.ts';
import { limits } from '../testing/limits.ts';
import { silent } from '../testing/silent.ts';
import { counts, walk } from '../testing/walk.ts';
import { uploadsMachine } from '../uploads/uploads-machine.ts';
import type { ApplyContext } from './context.ts';
import { applyMachine } from './machine.ts';
import { applyInvariants } from './testing/invariants.ts';

const machine = applyMachine.provide({
  actors: {
    loadDraft: silent(),
    saveDraft: silent(),
    dropDraft: silent(),
    findDevice: silent(),
    submit: silent(),
    uploads: inert(uploadsMachine, { rows: [] }),
  },
  // What the files make of it comes as an event.
  actions: { passToFiles: () => {}, releaseFiles: () => {}, holdFiles: () => {} },
});

/** Asks for a serial number and nothing else, so that the ways stay few. */
function check<Body extends { serialNumber: string }>(body: Body): Validation<Body> {
  return body.serialNumber === ''
    ? { ok: false, refusals: [{ field: 'serialNumber', key: 'pleaseEnterSerialNumber' }] }
    : { ok: true, value: body };
}
const checks = {
  saveByHand: check,
  saveQuote: <Body>(body: Body): Validation<Body> => ({ ok: true, value: body }),
  activateDevice: check,
  activateCare: check,
};

const row = {
  id: 'file-0',
  file: null,
  name: 'a.jpg',
  size: 1,
  progress: 0,
  refusal: null,
  failure: null,
  upload: null,
};
const upload = { id: 'u', name: 'a.jpg', type: 'image/jpeg', size: 1 };
const files = (value: 'held' | 'running', ...states: string[]) => ({
  type: 'xstate.snapshot.uploads',
  snapshot: {
    value,
    context: { rows: states.map((state) => ({ ...row, state, upload: state === 'sent' ? upload : null })) },
  },
});
const answers = (actor: string, output: unknown) => [
  { type: `xstate.done.actor.${actor}`, output },
  { type: `xstate.error.actor.${actor}`, error: rejectedReply(400, 'operationFailure') },
];

const queuedDraft = {
  draft: {
    submissionId: '00000000-0000-4000-8000-000000000001',
    typed: { serialNumber: 'H1T-0001' },
    uploads: [upload],
    queued: true,
  },
  files: [],
};

const form = {
  events: [
    { type: 'type', field: 'serialNumber', value: 'H1T-0001' },
    { type: 'choose', kind: 'exchange' },
    { type: 'blur', field: 'serialNumber' },
    { type: 'submit' },
    { type: 'edit' },
    { type: 'files', command: { type: 'cancel', id: 'file-0' } },
    files('running', 'sending'),
    files('running', 'failed'),
    files('running', 'sent'),
    files('held', 'waiting'),
    { type: 'signedIn' },
    { type: 'signedOut' },
    { type: 'signInDismissed' },
    { type: 'online' },
    { type: 'offline' },
    { type: 'xstate.after.queueRetry.apply.filling.form.queued' },
    ...answers('submit', { kind: 'request', requestNumber: 'R-1', promisedBy: null, sendBy: null }),
    { type: 'xstate.error.actor.submit', error: rejectedReply(401) },
    { type: 'xstate.error.actor.submit', error: callFailure('network') },
    ...answers('loadDraft', { draft: null, files: [] }),
    { type: 'xstate.done.actor.loadDraft', output: queuedDraft },
    ...answers('dropDraft', undefined),
    { type: 'startAgain' },
  ],
  key: ({ signedIn, online, queued, typed, rows, attempted }: Partial<ApplyContext>) => [
    signedIn,
    online,
    queued,
    typed?.serialNumber,
    rows?.map(({ state }) => state),
    attempted,
  ],
};

const draft = {
  events: [
    { type: 'type', field: 'serialNumber', value: 'H1T-0001' },
    { type: 'choose', kind: 'exchange' },
    { type: 'leave' },
    { type: 'queueChanged' },
    { type: 'xstate.after.draftRest.apply.filling.draft.changed' },
    files('running', 'sent'),
    files('running'),
    ...answers('loadDraft', { draft: null, files: [] }),
    ...answers('saveDraft', { filesKept: true }),
  ],
  key: ({ rows, typed }: Partial<ApplyContext>) => [rows?.length, typed?.serialNumber],
};

const device = { code: 'H1T', name: 'Megaphone', type: 'megaphone' };
const serial = {
  events: [
    { type: 'type', field: 'serialNumber', value: 'H1T-0001' },
    { type: 'type', field: 'productCode', value: 'H1T' },
    { type: 'blur', field: 'serialNumber' },
    { type: 'recognise', model: 'H1T' },
    ...answers('findDevice', device),
    { type: 'xstate.done.actor.findDevice', output: null },
    ...answers('loadDraft', { draft: null, files: [] }),
  ],
  key: ({ device: found, typed }: Partial<ApplyContext>) => [
    found?.code,
    typed?.serialNumber,
    typed?.productCode,
  ],
};

it('reaches every state and takes every transition', () => {
  const input = { kind: 'repair', signedIn: true, online: true, checks, limits, newId: () => 'id' };
  const wrong: string[] = [];
  const report = walk(
    machine,
    [
      { ...form, input },
      { ...draft, input },
      { ...serial, input },
    ],
    (_, way) => wrong.push(...brokenAt(applyInvariants, way)),
  );
  console.log(counts('apply', report));
  expect(wrong).toEqual([]);
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
});
