import { invariants } from '@payload/flows/invariants';
import { type uploadsMachine, uploadsOn } from '@payload/flows/uploads';
import { createActor, type EventFrom } from 'xstate';
import { runningClock } from '../bench/clocks.ts';
import { movesOf } from '../bench/moves.ts';
import { type NoSettings, noSettings } from '../bench/no-settings.ts';
import { PendingCalls } from '../bench/pending-calls.ts';
import type { Bench, Sample, Setup } from '../bench/samples.ts';
import { commandsIn, fileSamples, heldFiles, limits } from './files.ts';

type UploadsSample = Sample<EventFrom<typeof uploadsMachine>>;

const adding: readonly UploadsSample[] = Object.values(fileSamples).map(({ id, file }) => ({
  event: { type: 'add', files: [file] },
  detail: file.name,
  id,
}));

const plain: readonly UploadsSample[] = [{ event: { type: 'hold' } }, { event: { type: 'release' } }];

/** The files of a form of someone who is signed in, none so far. */
function begin(): Setup {
  const calls = new PendingCalls();
  const actor = createActor(uploadsOn(heldFiles(calls)), {
    input: { limits, uploads: [], files: [], signedIn: true },
  });
  return {
    actor,
    calls,
    ...runningClock(),
    invariants: invariants.uploads,
    search: { moves: movesOf(calls, [...plain, ...adding]), key: ({ rows }) => rows.length },
    samples: () => [
      ...plain,
      ...adding,
      ...commandsIn(actor.getSnapshot()).map(({ command, name }) => ({
        event: command,
        detail: `${command.id} ${name}`,
      })),
    ],
  };
}

export const uploadsBench: Bench<NoSettings> = { begin, readSettings: noSettings };
