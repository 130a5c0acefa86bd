import type { UpgradeSnapshot } from '@payload/flows/firmware-upgrade';
import { type Act, type Command, command, type When } from './script.ts';
import { isNamed, stateOf } from './state-names.ts';

/** What a visitor does who does everything right, once each where it says so, and then leaves. */
const habits: Readonly<Record<string, { readonly act: Act; readonly isOnce: boolean }>> = {
  selectingPort: { act: usually('selectingPort', 'choose-port'), isOnce: true },
  choosingFile: { act: usually('choosingFile', 'choose-file'), isOnce: true },
  ready: { act: usually('ready', 'send'), isOnce: false },
};

function usually(state: string, kind: Command['kind']): Act {
  return { at: { states: [state] }, commands: [command(kind)] };
}

/** Where nothing goes on by itself. */
const ends = new Set([
  ...Object.keys(habits),
  'unsuitable',
  'confirming',
  'installed',
  'stopped',
  'complete',
  'unproven',
  'failed.transfer',
  'failed.restart',
  'disconnected.whileIdle',
  'disconnected.whileWriting',
]);

/** Follows a script; where that says nothing, does what a person would who does everything right. */
export class Visitor {
  readonly #script: Act[];
  readonly #done = new Set<string>();
  /** Every state that was come to, in order. */
  readonly #come: string[] = [];
  #before: { state: string; step: number; failure: unknown } | null = null;

  constructor(script: readonly Act[]) {
    this.#script = [...script];
  }

  /** Acts whose moment has not come. */
  get left(): readonly Act[] {
    return this.#script;
  }

  /** What to do now; null where the page is as it was. */
  next(snapshot: UpgradeSnapshot): Act | null {
    const state = stateOf(snapshot.value);
    const { failure, progress, step } = snapshot.context;
    const before = this.#before;
    if (before?.state === state && before.failure === failure) {
      if (state !== 'sending' || progress === null) return null;
      const { acknowledged, total } = progress;
      return this.#take(
        (at) =>
          ('percent' in at && acknowledged * 100 >= at.percent * total) ||
          ('byte' in at && acknowledged >= at.byte),
      );
    }
    this.#before = { state, step, failure };
    this.#come.push(state);
    const isNewStep = step !== before?.step;
    const taken = this.#take(
      (at) => ('states' in at && this.#isAt(at, state)) || (isNewStep && 'step' in at && at.step === step),
    );
    const usual = this.#usual(state);
    // A device that came back is tried again by the page itself.
    return taken ?? (snapshot.context.comeback === null ? usual : null);
  }

  #isAt({ states, coming }: Extract<When, { states: unknown }>, state: string): boolean {
    const isMeant = (each: string) => states.some((name) => isNamed(each, name));
    return isMeant(state) && (coming === undefined || this.#come.filter(isMeant).length === coming);
  }

  #take(hasCome: (at: When) => boolean): Act | null {
    const index = this.#script.findIndex(({ at }) => hasCome(at));
    return index === -1 ? null : (this.#script.splice(index, 1)[0] ?? null);
  }

  #usual(state: string): Act | null {
    // Whoever goes on after an upgrade does so with the next device.
    if (state === 'complete') this.#done.clear();
    const habit = habits[state];
    if (habit === undefined || this.#done.has(state)) return ends.has(state) ? usually(state, 'leave') : null;
    if (habit.isOnce) this.#done.add(state);
    return habit.act;
  }
}
