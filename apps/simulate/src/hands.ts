import type { firmwareUpgradeMachine } from '@payload/flows/firmware-upgrade';
import { choosePort } from '@payload/serial';
import type { BrowserSerial, SimulatedLine, VirtualClock } from '@payload/serial/simulator';
import type { ActorRefFrom, EventFrom } from 'xstate';
import type { Act, Command } from './script.ts';
import { stateOf } from './state-names.ts';

interface HandsOptions {
  readonly actor: ActorRefFrom<typeof firmwareUpgradeMachine>;
  readonly browser: BrowserSerial;
  readonly clock: VirtualClock;
  readonly line: SimulatedLine;
  /** Whether the browser knows serial ports at all. */
  readonly hasWebSerial: boolean;
  /** Name of the file that is chosen where nothing is said. */
  readonly usualFile: string;
  /** Puts the device of that name behind the adapter. */
  readonly swap: (name: string) => void;
  readonly leave: () => void;
}

/** What could not be done, and why. */
export interface Undone {
  readonly act: Act;
  readonly command: Command;
  readonly why: string;
}

/** Of whatever else opens the port. */
const otherBaudRate = 9600;

/** Does what a visitor decides, one after the other. */
export class Hands {
  readonly #options: HandsOptions;
  readonly #ways: Readonly<Record<Command['kind'], (command: Command) => unknown>>;
  #work: Promise<unknown> = Promise.resolve();
  readonly undone: Undone[] = [];

  constructor(options: HandsOptions) {
    this.#options = options;
    const { actor, browser, clock, line, leave, swap, usualFile } = options;
    const other = { baudRate: otherBaudRate, bufferSize: 255 };
    this.#ways = {
      'choose-port': () => this.#choosePort(),
      'dismiss-chooser': () => this.#choosePort({ isDismissed: true }),
      'choose-port-without-click': () => this.#choosePort({ hasGesture: false }),
      'choose-file': ({ argument }) => this.#tell({ type: 'fileChosen', file: argument ?? usualFile }),
      'dismiss-files': () => this.#tell({ type: 'fileChosen', file: null }),
      continue: () => this.#tell({ type: 'continue' }),
      confirm: () => this.#tell({ type: 'confirm' }),
      decline: () => this.#tell({ type: 'decline' }),
      send: () => this.#tell({ type: 'send' }),
      repair: () => this.#tell({ type: 'repair' }),
      stop: () => this.#tell({ type: 'stop' }),
      retry: () => this.#tell({ type: 'retry' }),
      'start-again': () => this.#tell({ type: 'startAgain' }),
      unplug: () => line.unplug(),
      plug: () => line.plug(),
      'swap-device': ({ argument }) => swap(argument ?? ''),
      // Another program has it, or another part of the page.
      'occupy-port': () => line.open(other),
      'free-port': () => line.close(),
      'open-port': () => browser.port.open(other),
      'close-port': () => browser.port.close(),
      wait: ({ argument }) => new Promise<void>((done) => void clock.after(Number(argument) * 1000, done)),
      leave,
    };
    // As the page does: a port that was chosen once and is there again is taken by itself.
    browser.addEventListener('connect', () => {
      const found = { type: 'portFound', port: browser.port } as const;
      if (actor.getSnapshot().can(found)) actor.send(found);
    });
  }

  do(act: Act): void {
    for (const command of act.commands) {
      this.#work = this.#work
        .then(() => this.#ways[command.kind](command))
        .catch((error: unknown) => this.undone.push({ act, command, why: whyOf(error) }));
    }
  }

  async #choosePort({ isDismissed = false, hasGesture = true } = {}): Promise<void> {
    const { browser, hasWebSerial } = this.#options;
    browser.isDismissed = isDismissed;
    browser.hasGesture = hasGesture;
    const event = await choosePort(hasWebSerial ? browser : undefined, { hasGesture }).then(
      (port) => ({ type: 'portChosen', port }) as const,
      (error: unknown) => ({ type: 'portRefused', error }) as const,
    );
    this.#tell(event);
  }

  #tell(event: EventFrom<typeof firmwareUpgradeMachine>): void {
    const { actor } = this.#options;
    const snapshot = actor.getSnapshot();
    if (!snapshot.can(event))
      throw new Error(`The page was at ${stateOf(snapshot.value)}, where that means nothing.`);
    actor.send(event);
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.message : String(error);
}
