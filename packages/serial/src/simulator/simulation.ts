import type { Bytes } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { sync } from '../frames/frame.ts';
import { messages } from '../frames/messages.ts';
import type { Keyring } from '../image/keys.ts';
import { randomFrom } from '../random.ts';
import { SimulatedDevice } from './device.ts';
import { type DeviceStep, type Fault, isLineFault, type Moment } from './faults.ts';
import { HostClock } from './host-clock.ts';
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
  readonly #options: SimulationOptions;
  #device: SimulatedDevice;
  #hasOwnUsb = false;
  /** The time of the host, which may sleep; sessions live in it. */
  readonly hostClock: HostClock;

  constructor(options: SimulationOptions) {
    const { clock, profile, latency, faults, seed } = options;
    this.#options = options;
    this.hostClock = new HostClock(clock);
    this.line = new SimulatedLine({
      clock,
      host: this.hostClock,
      latency,
      faults: faults.filter(isLineFault),
      random: randomFrom(seed),
      hasCome: (moment, bytes) => this.#hasCome(moment, bytes),
    });
    this.#device = this.#create(profile, faults);
  }

  get device(): SimulatedDevice {
    return this.#device;
  }

  /** Switches the device on or off. The cable stays in, but a port of the device's own goes and comes with its power. */
  power(isOn: boolean): void {
    this.#device.power(isOn);
    if (!this.#hasOwnUsb) return;
    if (isOn) this.line.reappear();
    else this.line.detach();
  }

  /** Puts another device behind the same adapter: the port stays, and who answers is another. */
  swap(profile: DeviceProfile, faults: readonly Fault[] = []): void {
    this.#device.power(false);
    this.#device = this.#create(profile, faults);
  }

  #create(profile: DeviceProfile, faults: readonly Fault[]): SimulatedDevice {
    this.#hasOwnUsb = profile.hasOwnUsb;
    const { clock, keyring, seed } = this.#options;
    return new SimulatedDevice(this.line, {
      clock,
      profile,
      keyring,
      host: this.hostClock,
      // A row of its own: what the device does must not change which bits flip on the line.
      random: randomFrom(seed + 1),
      faults: faults.filter((fault) => !isLineFault(fault)),
    });
  }

  /** A step begins with the request that asks for it, not when the device has heard it. */
  #hasCome(moment: Moment, bytes: Bytes): boolean {
    if (!('step' in moment)) return this.device.hasCome(moment);
    const isRequest = bytes[0] === sync[0] && bytes[1] === sync[1];
    const step = isRequest ? steps[bytes[2] ?? 0] : undefined;
    return (step ?? this.device.step) === moment.step;
  }
}
