import {
  type Bytes,
  developmentKeyring,
  type LogEntry,
  PayloadProtocol,
  Session,
  ufw1,
  upgradableModels,
  type WebSerialPort,
  WebSerialTransport,
} from '@payload/serial';
import {
  BrowserSerial,
  type DeviceProfile,
  type Fault,
  Simulation,
  VirtualClock,
} from '@payload/serial/simulator';
import { createActor } from 'xstate';
import { actorClock } from './actor-clock.ts';
import type { FailureCounts, FirmwareFile } from './context.ts';
import { firmwareUpgradeMachine } from './machine.ts';
import { sessionActors } from './session-actors.ts';

interface SimulatedUpgradeOptions {
  readonly profile: DeviceProfile;
  readonly faults: readonly Fault[];
  readonly baudRate: number;
  /** Milliseconds of a USB adapter's timer. */
  readonly latency: number;
  /** Chooses which bit flips. */
  readonly seed: number;
  /** Rejects where the file cannot be read. */
  readonly bytesOf: (file: FirmwareFile) => Promise<Bytes>;
  /** Counts of an earlier visit. */
  readonly failures?: FailureCounts;
  /** Told what happens, for a log. */
  readonly observe?: (entry: LogEntry) => void;
}

/**
 * The machine on the real protocol, at a port of a simulated browser with a simulated device, in a time of its
 * own: `clock.run` lets it pass. The actor is not started; `portChosen` takes a port of `browser`.
 */
export function simulatedUpgrade({
  bytesOf,
  baudRate,
  failures = {},
  observe,
  ...world
}: SimulatedUpgradeOptions) {
  const clock = new VirtualClock();
  const simulation = new Simulation({ ...world, clock, keyring: developmentKeyring });
  const { line, hostClock } = simulation;
  const browser = new BrowserSerial(line);
  const format = ufw1(developmentKeyring);
  const actors = sessionActors({
    sessionOn: (port) =>
      new Session({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this browser's ports are chosen.
        transport: new WebSerialTransport(port as WebSerialPort, browser),
        protocol: new PayloadProtocol(hostClock, { random: foretold }),
        clock: hostClock,
        baudRate,
        models: upgradableModels,
        onWaiting: (waiting) => actor.send({ type: 'waiting', waiting }),
        ...(observe === undefined ? {} : { observe }),
      }),
    // Signatures are checked in real time.
    format: { read: (file, target) => clock.during(format.read(file, target)) },
    bytesOf,
  });
  const actor = createActor(firmwareUpgradeMachine.provide({ actors }), {
    clock: actorClock(hostClock),
    input: { failures },
  });
  return { actor, browser, clock, line, simulation };
}

/** A simulated run is the same each time, also in what a real host leaves to chance. */
const foretold = (length: number) => Uint8Array.from({ length }, (_, index) => index);
