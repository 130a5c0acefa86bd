import type { ProtocolVersion } from '../frames/device-info.ts';
import { type UpgradableModel, upgradableModels } from '../models.ts';
import { below, pick } from '../random.ts';
import type { DeviceFault, DeviceFaultKind, Fault, Moment } from '../simulator/faults.ts';
import { randomMishaps } from './mishaps.ts';

/** A device, its line and its host as a seed makes them. */
export interface Trouble {
  readonly model: UpgradableModel;
  readonly protocol: ProtocolVersion;
  readonly size: number;
  readonly latency: number;
  readonly maxBaud: number;
  /** Whether it runs the very file already, and is sent it again. */
  readonly isSame: boolean;
  readonly faults: readonly Fault[];
}

const sizes = [0, 1, 128, 1024, 3000, 9000];

const step = (name: 'hello' | 'begin' | 'verify' | 'reboot' | 'transfer') => () => ({ step: name }) as const;
const anywhere = (random: () => number): Moment => ({ percent: below(101, random) });

/** What can be wrong with a device, from when on, and how much. */
const kinds: readonly [DeviceFaultKind, (random: () => number) => Moment, most: number][] = [
  ['echo', step('verify'), 0],
  ['flash', anywhere, 0],
  ['ignore', step('reboot'), 0],
  ['swap', step('reboot'), 0],
  ['stale', step('reboot'), 0],
  ['dead', step('reboot'), 0],
  ['version', step('reboot'), 0],
  ['image', step('reboot'), 0],
  ['serial', step('reboot'), 0],
  ['slow', step('begin'), 12_000],
  ['slow', step('verify'), 12_000],
  ['slow', step('transfer'), 900],
  ['slow', step('reboot'), 30_000],
  ['busy', step('begin'), 30_000],
  ['busy', step('verify'), 30_000],
  ['acks', anywhere, 60],
  ['sleep', anywhere, 90_000],
  ['deaf', step('hello'), 0],
  ['cancel', anywhere, 0],
  ['stall', anywhere, 0],
  ['nak', anywhere, 0],
];

/** Up to three things wrong with the device or its host, and in half of all cases with the line as well. */
export function randomTrouble(random: () => number): Trouble {
  const size = pick(sizes, random);
  const faults: DeviceFault[] = Array.from({ length: below(4, random) }, () => {
    const [kind, moment, most] = pick(kinds, random);
    return { kind, at: moment(random), amount: most === 0 ? 0 : 1 + below(most, random) };
  });
  return {
    model: pick(upgradableModels, random),
    protocol: random() < 0.6 ? 2 : 1,
    size,
    latency: random() < 0.5 ? 1 : 16,
    maxBaud: random() < 0.3 ? 921_600 : 115_200,
    isSame: random() < 0.3,
    faults: random() < 0.5 ? faults : [...faults, ...randomMishaps(size, random)],
  };
}
