import { type Clock, developmentKeyring, type UpgradableModel, type WebSerial } from '@payload/serial';
import { BrowserSerial, parseFault, profiles, Simulation } from '@payload/serial/simulator';

// A chunk of its own: only a rehearsal needs the simulator.

interface SimulatedSerialOptions {
  readonly clock: Clock;
  readonly model: UpgradableModel;
  /** As `npm run simulate` takes it; null for a device and a line without fault. */
  readonly fault: string | null;
}

/** A USB adapter's timer, in milliseconds. */
const latency = 1;

/** A browser's serial ports with one simulated device; it lives as long as they do. */
export function simulatedSerial({ clock, model, fault }: SimulatedSerialOptions): WebSerial {
  const { line } = new Simulation({
    clock,
    profile: profiles[model],
    keyring: developmentKeyring,
    latency,
    faults: fault === null ? [] : [parseFault(fault)],
    seed: 1,
  });
  return new BrowserSerial(line);
}
