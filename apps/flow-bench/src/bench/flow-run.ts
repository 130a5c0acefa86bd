import { labelOf } from '@payload/flows/diagram';
import type { EventLogEntry } from '@payload/ui/EventLog';
import {
  Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { type Breach, breachesAfter } from './breaches.ts';
import { keyOf } from './coverage.ts';
import { machineOf } from './machine-of.ts';
import type { PendingCall } from './pending-calls.ts';
import { NotPossible, perform } from './perform.ts';
import { newLines, plainText } from './plain-text.ts';
import { isIn } from './possible.ts';
import type { Moment, RecordedRun, Sample, SentProgress, Setup } from './samples.ts';
import type { Act, Command } from './session.ts';
import type { Step } from './ways.ts';

/** What there is to see of a run at a moment. */
export interface RunState {
  readonly snapshot: AnyMachineSnapshot;
  /** What the last event took; what only waits on is left out. */
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
  readonly samples: readonly Sample[];
  readonly calls: readonly PendingCall[];
  readonly progress: SentProgress | null;
  readonly entries: readonly EventLogEntry[];
  readonly context: string;
  /** Lines of the context that the last change brought. */
  readonly changedLines: readonly number[];
  /** Invariants that did not hold at some moment since the run began. */
  readonly breaches: readonly Breach[];
  /** Ids of states and keys of transitions that were come by, in this run and those before it. */
  readonly covered: ReadonlySet<string>;
  /** What was done since the run began. */
  readonly acts: readonly Act[];
  /** The moment of the last change, on the machine's clock: whoever runs it until then comes to the same state. */
  readonly changedAt: number;
}

interface Line {
  readonly entry: EventLogEntry;
  readonly text: string;
  readonly times: number;
}

let runs = 0;

/** A machine on the bench from its start to its end, with what it did. For `useSyncExternalStore`. */
export class FlowRun {
  /** Tells this run from the next one of the same machine. */
  readonly id = (runs += 1);
  readonly machine: AnyStateMachine;
  readonly setup: Setup;
  readonly #way: Moment[] = [];
  hasStopped = false;
  readonly #listeners = new Set<() => void>();
  #lines: readonly Line[] = [];
  #taken = new Set<AnyTransitionDefinition>();
  #isNewEvent = true;
  #event: AnyEventObject | null = null;
  #acts: readonly Act[] = [];
  readonly #placed: { readonly act: Act; readonly after: number }[] = [];
  #changedAt = 0;
  #breaches: readonly Breach[] = [];
  #covered: ReadonlySet<string>;
  #state: RunState;

  /** @param covered What was come by in runs before. */
  constructor(setup: Setup, covered: ReadonlySet<string> = new Set()) {
    this.setup = setup;
    this.#covered = covered;
    this.machine = machineOf(setup.actor);
    setup.actor.system.inspect((event) => this.#inspect(event));
    setup.calls?.onChange(() => this.refresh());
    setup.hear?.(this.log);
    setup.actor.subscribe({
      next: () => {
        // A clock that nothing waits for says something else each time.
        if (setup.time !== undefined || setup.pass !== undefined) this.#changedAt = Math.ceil(setup.now());
        this.#judge();
        this.refresh();
      },
      error: (error) => this.log(String(error), 'critical'),
    });
    this.#state = this.#look('');
    if (setup.start === undefined) setup.actor.start();
    else setup.start();
    this.refresh();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): RunState => this.#state;

  /** Does something, and keeps it for a replay. */
  readonly do = (command: Command): void => {
    const work = () => void this.#do({ at: Math.round(this.setup.now()), ...command });
    if (this.setup.time === undefined) work();
    else this.setup.time.between(work);
  };

  /** Does again what was done in another run, each at its moment, and runs on until that run's end. */
  async replay(acts: readonly Act[], until: number): Promise<void> {
    for (const act of acts) {
      // oxlint-disable-next-line no-await-in-loop -- One act leads to the next.
      await this.#passTo(act.at);
      if (this.hasStopped) return;
      if (!this.#do(act)) throw new NotPossible(act);
    }
    await this.#passTo(until);
  }

  /** Goes a way, each step as soon as the machine is where it begins, and on until it is at the way's end. */
  async follow(steps: readonly Step[], target: readonly string[]): Promise<void> {
    for (const { from, command } of steps) {
      // oxlint-disable-next-line no-await-in-loop -- One step leads to the next.
      await this.#comeTo((value) => JSON.stringify(value) === JSON.stringify(from));
      if (this.hasStopped) return;
      this.#do({ at: Math.round(this.setup.now()), ...command });
    }
    await this.#comeTo((value) => isIn(value, target));
  }

  /** Where time stands still only the answers that were given come in. */
  async #comeTo(isThere: (value: StateValue) => boolean): Promise<void> {
    const { actor, time } = this.setup;
    if (time === undefined) {
      await this.#passTo(0);
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = ({ value }: AnyMachineSnapshot) => {
      if (isThere(value)) resolve();
    };
    const looking = actor.subscribe(look);
    look(actor.getSnapshot());
    await time.passUntil(promise);
    looking.unsubscribe();
  }

  recorded(): RecordedRun {
    return { way: this.#way, acts: this.#placed };
  }

  #do(act: Act): boolean {
    const after = this.#way.length - 1;
    // A press that the machine has overtaken meanwhile is none.
    if (!perform(this.setup, act)) return false;
    this.#acts = [...this.#acts, act];
    this.#placed.push({ act, after });
    this.refresh();
    return true;
  }

  /** Lets time pass where it passes by itself; elsewhere only answers that were given come in. */
  async #passTo(ms: number): Promise<void> {
    if (this.setup.time === undefined) await new Promise((resolve) => void setTimeout(resolve));
    else await this.setup.time.passTo(ms);
  }

  /** A line of something that is no transition of the machine. */
  readonly log = (text: string, tone: EventLogEntry['tone'] = 'info'): void => {
    this.#note(text, tone);
    this.refresh();
  };

  /** Looks again, where something around the machine has changed. */
  refresh(): void {
    this.#state = this.#look(this.#state.context);
    for (const listener of this.#listeners) listener();
  }

  stop(): void {
    this.hasStopped = true;
    this.#listeners.clear();
    this.setup.time?.end();
    this.setup.actor.stop();
  }

  #inspect(inspected: InspectionEvent): void {
    const isOwn = inspected.actorRef === this.setup.actor;
    if (inspected.type === '@xstate.event' && isOwn) {
      this.#event = inspected.event.type === 'xstate.init' ? null : inspected.event;
      // News of an actor within the machine belong to what brought them.
      this.#isNewEvent ||= !inspected.event.type.startsWith('xstate.snapshot.');
    }
    if (inspected.type !== '@xstate.microstep') return;
    // oxlint-disable-next-line no-underscore-dangle -- XState's own name for what it took.
    const all = inspected._transitions;
    // A state without a stay is passed, never stopped in.
    if (isOwn) this.#cover(all.flatMap((each) => [each.source.id, keyOf(each)]));
    for (const transition of all.filter((each) => !isWaitingOn(each))) {
      if (isOwn) this.#take(transition);
      // An actor within the machine, as a file among the files of a form.
      const { actorRef } = inspected;
      const whose = !isOwn && actorRef instanceof Actor ? `${actorRef.id} · ` : '';
      const isError = transition.eventType.startsWith('xstate.error.');
      this.#note(`${whose}${stepText(transition)}`, isError ? 'caution' : 'info');
    }
  }

  #cover(keys: readonly string[]): void {
    if (keys.some((key) => !this.#covered.has(key))) this.#covered = new Set([...this.#covered, ...keys]);
  }

  #judge(): void {
    const snapshot: AnyMachineSnapshot = this.setup.actor.getSnapshot();
    // oxlint-disable-next-line no-underscore-dangle -- XState's own name for the states it is in.
    this.#cover(snapshot._nodes.map(({ id }) => id));
    this.#way.push({
      at: this.setup.now(),
      event: this.#event,
      snapshot,
    });
    this.#breaches = breachesAfter(this.#breaches, this.setup.invariants, this.#way);
  }

  #take(transition: AnyTransitionDefinition): void {
    if (this.#isNewEvent) this.#taken = new Set();
    this.#isNewEvent = false;
    this.#taken.add(transition);
  }

  /** The same again is counted, so that progress does not bury what matters. */
  #note(text: string, tone: EventLogEntry['tone']): void {
    const last = this.#lines.at(-1);
    const isSame = last?.text === text;
    const times = isSame ? last.times + 1 : 1;
    const entry = {
      id: isSame ? last.entry.id : this.#lines.length,
      time: timeText(this.setup.now()),
      text: times > 1 ? `${text} ×${times}` : text,
      tone,
    };
    this.#lines = [...(isSame ? this.#lines.slice(0, -1) : this.#lines), { entry, text, times }];
  }

  #look(contextBefore: string): RunState {
    const snapshot: AnyMachineSnapshot = this.setup.actor.getSnapshot();
    const context = plainText(snapshot.context);
    const isSame = context === contextBefore;
    return {
      snapshot,
      taken: this.#taken,
      breaches: this.#breaches,
      covered: this.#covered,
      acts: this.#acts,
      changedAt: this.#changedAt,
      samples: this.setup.samples().filter(({ event }) => snapshot.can(event)),
      calls: this.setup.calls?.waiting ?? [],
      progress: this.setup.progress?.() ?? null,
      entries: this.#lines.map(({ entry }) => entry),
      context,
      changedLines:
        contextBefore === '' ? [] : isSame ? this.#state.changedLines : newLines(context, contextBefore),
    };
  }
}

/** Whether a delay led back to where it began, as that of a state that looks at a clock again and again. */
function isWaitingOn({ source, eventType, target }: AnyTransitionDefinition): boolean {
  return eventType.startsWith('xstate.after.') && target?.length === 1 && target[0] === source;
}

/** `submit · editing → signingIn`; what stays where it is has no arrow. */
function stepText(transition: AnyTransitionDefinition): string {
  const { source, target } = transition;
  const targets = (target ?? []).filter((node) => node !== source).map(({ key }) => key);
  return [`${labelOf(transition)} · ${source.key}`, ...targets].join(' → ');
}

/** Milliseconds as `01:07.118`. */
function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0'));
  return `${parts.join(':')}.${String(Math.floor(ms % 1000)).padStart(3, '0')}`;
}
