import { uploadsMachine } from '@payload/flows/uploads';
import { createActor, type EventFrom } from 'xstate';
import { runningClock } from '../bench/clocks.ts';
import { PendingCalls } from '../bench/pending-calls.ts';
import type { Sample, Setup } from '../bench/samples.ts';
import { deedsIn, film, good, heldUpload, limits, tooBig, wrongType } from './files.ts';

type UploadsSample = Sample<EventFrom<typeof uploadsMachine>>;

const adding: readonly UploadsSample[] = [good, film, wrongType, tooBig].map((file) => ({
  event: { type: 'add', files: [file] },
  detail: file.name,
}));

/** The files of a form of somebody who is signed in, none so far. */
export function uploadsSetup(): Setup {
  const calls = new PendingCalls();
  const actor = createActor(uploadsMachine.provide({ actors: { upload: heldUpload(calls) } }), {
    input: { limits, uploads: [], files: [], signedIn: true },
  });
  return {
    actor,
    calls,
    ...runningClock(),
    samples: () => [
      { event: { type: 'hold' } },
      { event: { type: 'release' } },
      ...adding,
      ...deedsIn(actor.getSnapshot()).map(({ deed, name }) => ({
        event: deed,
        detail: `${deed.id} ${name}`,
      })),
    ],
  };
}
