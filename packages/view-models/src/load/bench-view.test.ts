import { findAircraft, loadBench, productsByDevice } from '@payload/catalog';
import { sumLoad } from '@payload/catalog/load-rules';
import { describe, expect, it } from 'vitest';
import { benchQueryOf, benchViewOf, doingAll, judge, withHanging } from './bench-view.ts';

const m350 = findAircraft('M350');
const bench = loadBench(m350);
const codes = bench.products.map(({ code }) => code);

it('hangs a model last, and takes it off wherever it hung', () => {
  const view = benchViewOf(new URLSearchParams('models=T90,H150T'), codes);
  expect(withHanging(view, 'T90', true).hanging).toEqual(['H150T', 'T90']);
  expect(withHanging(view, 'T90', false).hanging).toEqual(['H150T']);
  expect(withHanging(view, 'S3', false)).toEqual(view);
});

describe('the address of a bench', () => {
  it.each(['', '?models=T90', '?models=T90,H150T,S3&filter=megaphone&sort=weight'])(
    '%s is read back',
    (query) => {
      expect(benchQueryOf(benchViewOf(new URLSearchParams(query), codes))).toBe(query);
    },
  );

  it('hangs each once, in any case, and nothing that is not made for the aircraft', () => {
    expect(benchViewOf(new URLSearchParams('models=t90,T90,U3,nothing,pt4'), codes).hanging).toEqual([
      'T90',
      'PT4',
    ]);
  });
});

const stateOf = (code: string, ...hanging: string[]) => {
  const found = judge(bench, hanging).products.find(({ product }) => product.code === code);
  return found?.fault ?? found?.state;
};

describe('the bench', () => {
  it('lets everything hang alone', () => {
    expect(new Set(judge(bench, []).products.map(({ state }) => state))).toEqual(new Set(['free']));
  });

  it('says what keeps a product from what hangs', () => {
    expect(stateOf('T90', 'T90')).toBe('hanging');
    expect(stateOf('PT4', 'T90', 'H150T')).toBe('free');
    // 845 g, 980 g, 760 g and the bracket’s 118 g are 2703 g of 2730 g.
    expect(stateOf('S3', 'T90', 'H150T', 'T80')).toEqual({ kind: 'weight', overG: 19 });
    expect(stateOf('T80', 'T90')).toEqual({ kind: 'port', code: 'T80', watts: 80, isTaken: true });
  });

  it('makes room where something is taken off', () => {
    expect(stateOf('T80', 'T90', 'H150T', 'T40S')).toEqual({ kind: 'weight', overG: 243 });
    expect(stateOf('T80', 'T90', 'T40S')).toMatchObject({ kind: 'port', isTaken: true });
    expect(stateOf('T80', 'T40S')).toBe('free');
  });

  it.each(['M30', 'M350', 'FC30'] as const)('judges pairs on %s as the catalogue does', (key) => {
    const own = loadBench(findAircraft(key));
    const { carrier, products } = own;
    for (const [index, one] of products.entries())
      for (const other of products.slice(index + 1)) {
        const { sum } = judge(own, [one.code, other.code]);
        expect(sum, `${one.code} + ${other.code}`).toEqual(sumLoad(carrier, [one, other]));
      }
  });

  it('counts the bracket that is named in the place of the heaviest', () => {
    expect(judge(bench, ['T90', 'M350PSDK']).sum).toMatchObject({ bracketG: 0, totalG: 961 });
  });
});

describe('where two do not fly together', () => {
  const summaries = productsByDevice('M30', 'en')?.products ?? [];
  const own = loadBench(findAircraft('M30'));

  it('what does both is named', () => {
    expect(doingAll(own, summaries, ['H10', 'T30'])).toEqual(['T40S', 'U30', 'M30suit']);
  });

  it('nothing is named for two of one kind, or where nothing does both', () => {
    expect(doingAll(own, summaries, ['T30', 'T30S'])).toEqual([]);
    expect(doingAll(own, summaries, ['T30', 'LD5'])).toEqual([]);
  });
});
