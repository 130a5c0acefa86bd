import type { Bytes } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { sync } from '../frames/frame.ts';
import { messages } from '../frames/messages.ts';
import type { Keyring } from '../image/keys.ts';
import { randomFrom } from '../random.ts';
import { SimulatedDevice } from './device.ts';
import { type DeviceStep, type Fault, isLineFault, type Moment } from './faults.ts';
import { SimulatedLine } from './line.ts';
import type { DeviceProfile } from './profiles.ts';

export interface SimulationOptions {
  readonly clock: Clock;
  readonly profile: DeviceProfile;
  readonly keyring: Keyring;
  /** Milliseconds of a USB adapter's timer. */
  readonly latency: number;
  readonly faults: readonly Fault[];
  /** Chooses which bit flips, and where in what is sent when a fault has no exact byte. */
  readonly seed: number;
}

const steps: Readonly<Record<number, DeviceStep>> = {
  [messages.hello]: 'hello',
  [messages.begin]: 'begin',
  [messages.verify]: 'verify',
  [messages.reboot]: 'reboot',
};

/** A device on a line, and the host's end of it. The same seed gives the same run. */
export class Simulation {
  readonly line: SimulatedLine;
  readonly device: SimulatedDevice;

  constructor({ clock, profile, keyring, latency, faults, seed }: SimulationOptions) {
    this.line = new SimulatedLine({
      clock,
      latency,
      faults: faults.filter(isLineFault),
      random: randomFrom(seed),
      hasCome: (moment, bytes) => this.#hasCome(moment, bytes),
    });
    this.device = new SimulatedDevice(this.line, {
      clock,
      profile,
      keyring,
      faults: faults.filter((fault) => !isLineFault(fault)),
    });
  }

  /** A step begins with the request that asks for it, not when the device has heard it. */
  #hasCome(moment: Moment, bytes: Bytes): boolean {
    if (!('step' in moment)) return this.device.hasCome(moment);
    const isRequest = bytes[0] === sync[0] && bytes[1] === sync[1];
    const asked = isRequest ? steps[bytes[2] ?? 0] : undefined;
    return (asked ?? this.device.step) === moment.step;
  }
}
