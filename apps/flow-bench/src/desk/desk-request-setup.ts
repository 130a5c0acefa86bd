import type { DeskChange, DeskRequest } from '@payload/api/contract';
import {
  type DeskRequestPorts,
  type deskRequestMachine,
  deskRequestOn,
  emptyDraft,
} from '@payload/flows/desk';
import { deskRequest } from '@payload/flows/desk/testing';
import { invariants } from '@payload/flows/invariants';
import { createActor, type EventFrom } from 'xstate';
import { runningClock } from '../bench/clocks.ts';
import { refusal, signedOut, silences } from '../bench/failures.ts';
import { movesOf } from '../bench/moves.ts';
import { type NoSettings, noSettings } from '../bench/no-settings.ts';
import { PendingCalls } from '../bench/pending-calls.ts';
import type { Bench, Sample, Setup } from '../bench/samples.ts';

const changes: readonly DeskChange[] = [
  { kind: 'message', words: 'Received today.' },
  { kind: 'note', words: 'Water behind lens 3.' },
  { kind: 'status', status: 'inspecting' },
  { kind: 'assign', to: 'me' },
  { kind: 'undo' },
];

const samples: readonly Sample<EventFrom<typeof deskRequestMachine>>[] = [
  { event: { type: 'retry' } },
  { event: { type: 'refresh' } },
  { event: { type: 'write', words: 'Received today.' }, detail: 'Received today.' },
  { event: { type: 'address', kind: 'note' }, detail: 'note' },
  ...changes.map((change) => ({ event: { type: 'do' as const, change }, detail: change.kind })),
];

/** One request that someone of the staff opens. */
function begin(): Setup {
  const calls = new PendingCalls();
  const machine = deskRequestOn({
    read: calls.held<DeskRequest, { number: string }>('read', () => [
      { id: 'DeskRequest', output: deskRequest },
      { error: refusal('getDeskRequest', 'operationFailure', 'number') },
      { error: signedOut('getDeskRequest') },
      ...silences('getDeskRequest'),
    ]),
    change: calls.held<DeskRequest, Parameters<DeskRequestPorts['change']>[0]>('change', ({ version }) => [
      { id: 'DeskRequest', output: { ...deskRequest, version: version + 1 } },
      { error: refusal('changeDeskRequest', 'changedMeanwhile', 'version') },
      { error: refusal('changeDeskRequest', 'notPossibleNow', 'change') },
      { error: signedOut('changeDeskRequest') },
      ...silences('changeDeskRequest'),
    ]),
  });
  return {
    actor: createActor(machine, { input: { number: deskRequest.number, draft: emptyDraft } }),
    calls,
    ...runningClock(),
    invariants: invariants.deskRequest,
    search: { moves: movesOf(calls, samples), key: ({ draft, isOvertaken }) => [draft, isOvertaken] },
    samples: () => samples,
  };
}

export const deskRequestBench: Bench<NoSettings> = { begin, readSettings: noSettings };
