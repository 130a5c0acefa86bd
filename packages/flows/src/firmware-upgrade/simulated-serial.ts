import { type Clock, developmentKeyring, type ProtocolVersion, type UpgradableModel } from '@payload/serial';
import { BrowserSerial, inProtocol, parseFault, profiles, Simulation } from '@payload/serial/simulator';

// A chunk of its own: only a rehearsal needs the simulator.

interface SimulatedSerialOptions {
  readonly clock: Clock;
  readonly model: UpgradableModel;
  readonly protocol?: ProtocolVersion;
  /** As `npm run simulate` takes it; null for a device and a line without fault. */
  readonly fault: string | null;
}

/** A USB adapter's timer, in milliseconds. */
const latency = 1;

/** A browser's serial ports with one simulated device; it lives as long as they do. */
export function simulatedSerial({
  clock,
  model,
  protocol = 2,
  fault,
}: SimulatedSerialOptions): BrowserSerial {
  const { line } = new Simulation({
    clock,
    profile: inProtocol(profiles[model], protocol),
    keyring: developmentKeyring,
    latency,
    faults: fault === null ? [] : [parseFault(fault)],
    seed: 1,
  });
  return new BrowserSerial(line);
}
