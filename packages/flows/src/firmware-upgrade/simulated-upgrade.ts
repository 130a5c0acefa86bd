import { choosePort, developmentKeyring, type PortList } from '@payload/serial';
import {
  BrowserSerial,
  type DeviceProfile,
  type Fault,
  Simulation,
  VirtualClock,
} from '@payload/serial/simulator';
import { createUpgrade, type UpgradePorts } from './controller.ts';
import { noMemory } from './memory.ts';
import { type PortLine, watchConnections } from './port-line.ts';
import { sessionParts } from './session-parts.ts';

/** Ports of the page: none of them has to do with the simulated world. */
type PagePorts = Omit<UpgradePorts, 'line' | 'clock' | 'now'>;

interface SimulatedUpgradeOptions extends Partial<PagePorts> {
  readonly profile: DeviceProfile;
  readonly faults: readonly Fault[];
  readonly baudRate: number;
  /** Milliseconds of a USB adapter's timer. */
  readonly latency: number;
  /** Chooses which bit flips. */
  readonly seed: number;
  /** The time of day at which it begins, in milliseconds since 1970. @default 0 */
  readonly beginsAt?: number;
  /** Whether the browser knows serial ports at all. @default true */
  readonly hasWebSerial?: boolean;
  /** What is otherwise about the line than that of the one tab of a browser. */
  readonly line?: Partial<PortLine>;
}

/**
 * Upgrades on the real protocol, at a port of a simulated browser with a simulated device, in a time of its
 * own: `clock.run` lets it pass. Nothing is started.
 */
export function simulatedUpgrade({
  profile,
  faults,
  baudRate,
  latency,
  seed,
  beginsAt = 0,
  hasWebSerial = true,
  line: otherwise = {},
  ...page
}: SimulatedUpgradeOptions) {
  const clock = new VirtualClock();
  const keyring = developmentKeyring;
  const simulation = new Simulation({ profile, faults, latency, seed, clock, keyring });
  const { line, hostClock } = simulation;
  const browser = new BrowserSerial(line);
  const ports: PortList = {
    getPorts: () => browser.getPorts(),
    watchPorts: (onPort) => watchConnections(browser, onPort),
  };
  const upgrade = createUpgrade({
    memory: noMemory,
    guardWriting: () => {},
    blockReload: () => {},
    browser: () => 'a simulated browser',
    loadSession: () => Promise.resolve(sessionParts({ ports, clock: hostClock, baudRate, random: foretold })),
    ...page,
    line: {
      isRehearsal: false,
      choose: () => choosePort(hasWebSerial ? browser : undefined, { hasGesture: browser.hasGesture }),
      ...ports,
      claim: () => Promise.resolve(true),
      releaseLock: () => {},
      ...otherwise,
    },
    clock: hostClock,
    now: () => beginsAt + hostClock.now(),
  });
  return {
    upgrade,
    browser,
    clock,
    line,
    simulation,
    /** Plugs another device in beside the first, and gives its port. */
    plugBeside: (other: DeviceProfile) => {
      const { device, line: own } = new Simulation({
        profile: other,
        faults: [],
        latency,
        seed,
        clock,
        keyring,
      });
      return { device, port: browser.plugBeside(own) };
    },
  };
}

/** A simulated run is the same each time, also in what a real host leaves to chance. */
const foretold = (length: number) => Uint8Array.from({ length }, (_, index) => index);
