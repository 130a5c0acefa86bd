import { describe, expect, it } from 'vitest';
import { aircraft, findAircraft } from './aircraft.ts';
import { drawnPower, fitFaults, needsBracket } from './fit.ts';
import { type LoadSum, sumLoad } from './load-rules.ts';
import { findProduct, type ProductEntry, specValueOf } from './products/index.ts';
import { loadBench } from './views/load-bench.ts';

const sumOf = (key: string, ...codes: string[]): LoadSum => {
  const entry = findAircraft(key);
  if (!entry) throw new Error(`no ${key}`);
  const { carrier, products } = loadBench(entry);
  return sumLoad(
    carrier,
    codes.flatMap((code) => products.find((each) => each.code === code) ?? []),
  );
};

const taken = ({ ports }: LoadSum) => ports.map(({ port, codes }) => `${port}: ${codes.join(' + ') || '-'}`);

describe('ports', () => {
  it('go to what names them, and what draws most chooses first', () => {
    expect(taken(sumOf('M350', 'H150T', 'PT4', 'T90'))).toEqual([
      'eport: T90',
      'skyport: H150T',
      'skyport: PT4',
      'skyport: -',
    ]);
  });

  it('are shared where there is one', () => {
    const { ports, faults } = sumOf('M4E', 'H1T', 'AD2', 'S2');
    expect(ports).toEqual([{ port: 'eport', watts: 43, drawn: 19, codes: ['H1T', 'AD2'] }]);
    expect(faults).toEqual([]);
  });

  it('stay free of what has a battery', () => {
    expect(taken(sumOf('M350', 'S3', 'OT2'))).toEqual(['eport: -', 'skyport: -', 'skyport: -', 'skyport: -']);
    expect(sumOf('M3C', 'AD2').ports).toEqual([]);
  });

  it('go to what has a battery last, which flies without one', () => {
    // Four that need a port have the E-Port and three gimbal ports; the sign of 45 W runs on its battery.
    const { faults, ports } = sumOf('M350', 'DS4', 'T30', 'T30S', 'H10', 'T90');
    expect(faults).toEqual([]);
    expect(ports.flatMap(({ codes }) => codes)).toEqual(['T90', 'T30S', 'T30', 'H10']);
    expect(sumOf('FC30', 'T160', 'DS16')).toMatchObject({ faults: [] });
    expect(taken(sumOf('FC30', 'DS16'))).toEqual(['sling: DS16', 'eportLite: -']);
    // 76 W: a machine of 60 W leaves 16 W, too little for a sign of 18 W.
    expect(sumOf('M30', 'LD5', 'U30').ports).toMatchObject([{ drawn: 60, codes: ['U30'] }]);
  });
});

describe('a bracket', () => {
  it('is counted where one is needed and none named, once', () => {
    expect(sumOf('M350', 'T90')).toMatchObject({ bracketG: 118, totalG: 963 });
    expect(sumOf('M350', 'T90', 'H150T')).toMatchObject({ bracketG: 118, totalG: 1943 });
    expect(sumOf('M350', 'T90', 'M350PSDK')).toMatchObject({ bracketG: 0, totalG: 961 });
    expect(sumOf('M350', 'S3')).toMatchObject({ bracketG: 0, totalG: 46 });
  });
});

describe('what is refused', () => {
  it('says by how many grams', () => {
    expect(sumOf('M30', 'T40S', 'S3').faults).toEqual([{ kind: 'weight', overG: 41 }]);
  });

  it('says whether the port is taken', () => {
    expect(sumOf('M350', 'T80', 'T90').faults).toEqual([
      { kind: 'port', code: 'T80', watts: 80, isTaken: true },
    ]);
  });
});

/** Sets of one, two and three of a list. */
function* sets<Item>(items: readonly Item[]): Generator<Item[]> {
  for (const [first, one] of items.entries()) {
    yield [one];
    for (const [second, two] of items.slice(first + 1).entries()) {
      yield [one, two];
      for (const three of items.slice(first + second + 2)) yield [one, two, three];
    }
  }
}

/** Whether some way to plug them in exists, by trying all of them. */
function canPlug(watts: readonly number[], ports: readonly number[]): boolean {
  const [first, ...others] = watts;
  return (
    first === undefined ||
    ports.some((port, index) => port >= first && canPlug(others, ports.toSpliced(index, 1)))
  );
}

const catalogued = (code: string): ProductEntry => {
  const found = findProduct(code);
  if (!found) throw new Error(`no ${code}`);
  return found;
};

it.each(aircraft)('$key: every single, pair and triple is judged by its weight and its ports', (entry) => {
  const { carrier, products } = loadBench(entry);
  const heaviest = Math.max(
    0,
    ...products.filter(({ isBracket }) => isBracket).map(({ weightG }) => weightG),
  );
  const slots = entry.ports.flatMap(({ watts, count }) => Array<number>(count).fill(watts));
  let judged = 0;
  for (const set of sets(products)) {
    const carried = set.map(({ code }) => catalogued(code));
    const isMounted = carried.some(needsBracket) && !carried.some(({ type }) => type === 'loadbracket');
    const grams = carried.reduce((sum, { spec }) => sum + spec.weight_g, isMounted ? heaviest : 0);
    const watts = carried
      .filter(
        (each) =>
          !JSON.stringify(specValueOf(each, 'supply') ?? '')
            .toLowerCase()
            .includes('battery'),
      )
      .map((each) => drawnPower(each, entry.watts))
      .filter((each) => each > 0);
    const isPowered = entry.manyPorts
      ? canPlug(watts, slots)
      : watts.reduce((sum, each) => sum + each, 0) <= entry.watts;
    const { faults, totalG } = sumLoad(carrier, set);
    const where = set.map(({ code }) => code).join(' + ');
    const found = {
      where,
      totalG,
      isTooHeavy: faults.some(({ kind }) => kind === 'weight'),
      isPowered: faults.every(({ kind }) => kind === 'weight'),
      faults: fitFaults(entry, carried).length,
    };
    expect(found).toEqual({
      where,
      totalG: grams,
      isTooHeavy: grams > entry.payloadG,
      isPowered,
      faults: faults.length,
    });
    judged += 1;
  }
  const count = products.length;
  expect(judged).toBe(count + (count * (count - 1)) / 2 + (count * (count - 1) * (count - 2)) / 6);
});
