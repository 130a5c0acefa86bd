import type { UpgradableModel } from './models.ts';

/**
 * What a device is at, as far as its status lamp tells it: it runs and waits to be asked; erases or checks its memory; takes blocks;
 * starts again; runs what has just come; has found that what came is not whole.
 */
export const lampStates = ['waiting', 'updating', 'receiving', 'restarting', 'done', 'failed'] as const;

export type LampState = (typeof lampStates)[number];

/** How a lamp shines. */
export interface LampSignal {
  readonly colour: 'white' | 'blue' | 'green' | 'amber' | 'red';
  /** Milliseconds from one flash to the next, of which it is lit the half; 0 for a steady light. */
  readonly periodMs: number;
}

/** Each model's status lamp by what the device is at; null where it is dark. Assumed, as the wire protocol is. */
export const lampSignals: Readonly<Record<UpgradableModel, Readonly<Record<LampState, LampSignal | null>>>> =
  {
    S3MINI: {
      waiting: { colour: 'white', periodMs: 0 },
      updating: { colour: 'blue', periodMs: 0 },
      receiving: { colour: 'blue', periodMs: 1000 },
      restarting: null,
      done: { colour: 'white', periodMs: 2000 },
      failed: { colour: 'red', periodMs: 1000 },
    },
    AD2: {
      waiting: { colour: 'green', periodMs: 0 },
      updating: { colour: 'amber', periodMs: 0 },
      receiving: { colour: 'amber', periodMs: 1000 },
      restarting: null,
      done: { colour: 'green', periodMs: 2000 },
      failed: { colour: 'red', periodMs: 1000 },
    },
  };
