import { below, pick } from '../random.ts';
import { type Fault, lineFaultKinds } from '../simulator/faults.ts';

/** Up to four faults of the line at random bytes. */
export function randomMishaps(size: number, random: () => number): Fault[] {
  return Array.from({ length: below(5, random) }, () => {
    const kind = pick(lineFaultKinds, random);
    const lane = random() < 0.7 ? 'toDevice' : 'toHost';
    const amount = kind === 'delay' || kind === 'disconnect' ? below(3000, random) : 1 + below(40, random);
    return { kind, lane, at: { byte: below(lane === 'toDevice' ? size + 600 : 400, random) }, amount };
  });
}
