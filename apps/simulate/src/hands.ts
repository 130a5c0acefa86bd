import type { FirmwareSource, Upgrade } from '@payload/flows/firmware-upgrade';
import type { BrowserSerial, SimulatedLine, VirtualClock } from '@payload/serial/simulator';
import type { Act, Command } from './script.ts';
import { stateOf } from './state-names.ts';

interface HandsOptions {
  readonly upgrade: Upgrade;
  readonly browser: BrowserSerial;
  readonly clock: VirtualClock;
  readonly line: SimulatedLine;
  /** The file of that name, or the one that is chosen where nothing is said. */
  readonly fileOf: (name: string | null) => FirmwareSource;
  /** Puts the device of that name behind the adapter. */
  readonly swap: (name: string) => void;
  /** Plugs the device of that name in beside it. */
  readonly plugBeside: (name: string) => void;
  /** Switches the device on or off. */
  readonly power: (isOn: boolean) => void;
  readonly leave: () => void;
}

type UpgradeEvent = Parameters<Upgrade['send']>[0];

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
    const { browser, clock, fileOf, line, leave, plugBeside, power, swap } = options;
    const other = { baudRate: otherBaudRate, bufferSize: 255 };
    this.#ways = {
      'choose-port': () => this.#choosePort(),
      'dismiss-chooser': () => this.#choosePort({ isDismissed: true }),
      'choose-port-without-click': () => this.#choosePort({ hasGesture: false }),
      'choose-file': ({ argument }) => this.#tell({ type: 'fileChosen', file: fileOf(argument) }),
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
      'plug-beside': ({ argument }) => plugBeside(argument ?? ''),
      'switch-off': () => power(false),
      'switch-on': () => power(true),
      // Another program has it, or another part of the page.
      'occupy-port': () => line.open(other),
      'free-port': () => line.close(),
      'open-port': () => browser.port.open(other),
      'close-port': () => browser.port.close(),
      wait: ({ argument }) => new Promise<void>((done) => void clock.after(Number(argument) * 1000, done)),
      leave,
    };
  }

  do(act: Act): void {
    for (const command of act.commands) {
      this.#work = this.#work
        .then(() => this.#ways[command.kind](command))
        .catch((error: unknown) => this.undone.push({ act, command, why: whyOf(error) }));
    }
  }

  async #choosePort({ isDismissed = false, hasGesture = true } = {}): Promise<void> {
    const { browser, upgrade } = this.#options;
    browser.isDismissed = isDismissed;
    browser.hasGesture = hasGesture;
    this.#demand({ type: 'portChosen', port: browser.port });
    await upgrade.choosePort();
  }

  #tell(event: UpgradeEvent): void {
    this.#demand(event);
    this.#options.upgrade.send(event);
  }

  /** Throws where the page has nothing to press for this. */
  #demand(event: UpgradeEvent): void {
    const snapshot = this.#options.upgrade.actor.getSnapshot();
    if (!snapshot.can(event))
      throw new Error(`The page was at ${stateOf(snapshot.value)}, where that means nothing.`);
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.message : String(error);
}
