import type { firmwareUpgradeMachine } from '@payload/flows/firmware-upgrade';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { SimulateOptions } from './options.ts';

type Snapshot = SnapshotFrom<typeof firmwareUpgradeMachine>;
type Act = EventFrom<typeof firmwareUpgradeMachine> | 'leave' | null;

/** Does what a person would do at each step, once. */
export class Visitor {
  readonly #confirmsOlder: boolean;
  readonly #plugIn: () => void;
  #retries: number;
  #hasPort = false;
  #hasFile = false;
  #before = '';

  constructor({ retries, confirmsOlder }: SimulateOptions, { plugIn }: { plugIn: () => void }) {
    this.#retries = retries;
    this.#confirmsOlder = confirmsOlder;
    this.#plugIn = plugIn;
  }

  /** What to do now: an event, leaving, or null to wait. */
  next(snapshot: Snapshot): Act {
    const state = JSON.stringify(snapshot.value);
    if (state === this.#before) return null;
    this.#before = state;
    if (snapshot.matches('complete') || snapshot.matches({ connected: 'unsuitable' })) return 'leave';
    if (snapshot.matches('selectingPort')) return this.#choosePort();
    if (snapshot.matches({ connected: 'choosingFile' })) return this.#chooseFile();
    if (snapshot.matches({ connected: 'confirming' }))
      return this.#confirmsOlder ? { type: 'confirm' } : 'leave';
    if (snapshot.matches({ connected: 'ready' })) return { type: 'send' };
    return snapshot.matches('failed') || snapshot.matches('disconnected') ? this.#retry() : null;
  }

  #choosePort(): Act {
    if (this.#hasPort) return 'leave';
    this.#hasPort = true;
    return { type: 'portChosen', port: 'the simulated port' };
  }

  #chooseFile(): Act {
    if (this.#hasFile) return 'leave';
    this.#hasFile = true;
    return { type: 'fileChosen', file: 'the firmware file' };
  }

  #retry(): Act {
    if (this.#retries === 0) return 'leave';
    this.#retries -= 1;
    this.#plugIn();
    return { type: 'retry' };
  }
}
