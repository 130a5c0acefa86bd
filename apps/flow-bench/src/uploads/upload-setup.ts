import { invariants } from '@payload/flows/invariants';
import { type uploadMachine, uploadOn } from '@payload/flows/uploads';
import { createActor, createEmptyActor, type EventFrom } from 'xstate';
import { runningClock } from '../bench/clocks.ts';
import { movesOf } from '../bench/moves.ts';
import { type NoSettings, noSettings } from '../bench/no-settings.ts';
import { PendingCalls } from '../bench/pending-calls.ts';
import type { Bench, Sample, Setup } from '../bench/samples.ts';
import { fileSamples, heldFiles } from './files.ts';

const samples: readonly Sample<EventFrom<typeof uploadMachine>>[] = [
  { event: { type: 'start' } },
  { event: { type: 'cancel' } },
  { event: { type: 'retry' } },
  { event: { type: 'remove' } },
  { event: { type: 'progress', sent: 0.4 }, detail: '40 %' },
];

/** One file that waits for its turn; the list that starts it is the bench. */
function begin(): Setup {
  const calls = new PendingCalls();
  const actor = createActor(uploadOn(heldFiles(calls)), {
    input: { id: 'file-0', source: fileSamples.good.file, refusal: null, list: createEmptyActor() },
  });
  return {
    actor,
    calls,
    ...runningClock(),
    invariants: invariants.upload,
    search: { moves: movesOf(calls, samples), key: () => null },
    samples: () => samples,
  };
}

export const uploadBench: Bench<NoSettings> = { begin, readSettings: noSettings };
