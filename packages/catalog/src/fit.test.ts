import { describe, expect, it } from 'vitest';
import { type AircraftEntry, findAircraft } from './aircraft.ts';
import { cargoLimit, drawnPower, fitFaults, loadOf, needsBracket, payloadShare } from './fit.ts';
import { findProduct, type ProductEntry } from './products/index.ts';

function product(code: string): ProductEntry {
  const found = findProduct(code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
}

function aircraft(key: string): AircraftEntry {
  const found = findAircraft(key);
  if (!found) throw new Error(`no aircraft ${key}`);
  return found;
}

describe('what an aircraft leaves for cargo', () => {
  it.each([
    ['PT4', 10, 'M350', 2.22],
    ['PTS42023', 20, 'M350', 2.09],
    ['PTS42023', 20, 'M400', 5.34],
    ['ET4', 10, 'M300', 2.16],
    ['UT4', 30, 'FC30', 28.4],
    ['AD2', 0.5, 'M3E', 0.07],
  ])('%s, rated %d kg, on %s: %d kg', (code, rated, key, limit) => {
    expect(cargoLimit(rated, product(code), aircraft(key))).toBe(limit);
  });

  it('never exceeds the rating', () => {
    expect(cargoLimit(10, product('OT4'), aircraft('FC30'))).toBe(10);
  });

  it('takes no bracket off for what is clamped on', () => {
    expect(cargoLimit(6, product('OT2'), aircraft('M350'))).toBe(2.49);
  });
});

describe('share of an aircraft’s payload', () => {
  it('counts the bracket on every aircraft that needs one', () => {
    expect(payloadShare(product('U30'), aircraft('M30'))).toBe(100);
    // 845 g and the bracket's 118 g of 2730 g; on the Matrice 300 its 126 g of 2700 g.
    expect(payloadShare(product('T90'), aircraft('M350'))).toBe(35);
    expect(payloadShare(product('T90'), aircraft('M300'))).toBe(36);
  });

  it('counts no bracket for a bracket, nor for what holds by magnet', () => {
    expect(payloadShare(product('M30PSDK'), aircraft('M30'))).toBe(8);
    expect(payloadShare(product('S3mini'), aircraft('M30'))).toBe(7);
    expect(needsBracket(product('S3mini'))).toBe(false);
  });
});

describe('power from the port', () => {
  it('is nothing for a payload with its own battery', () => {
    expect(drawnPower(product('H1C'), 0)).toBe(0);
    expect(drawnPower(product('S3'), 39)).toBe(0);
  });

  it('comes from the port where it can, from the battery where it must', () => {
    expect(drawnPower(product('AD2'), 39)).toBe(4);
    expect(drawnPower(product('AD2'), 0)).toBe(0);
  });
});

describe('a combination', () => {
  it('flies when weight and power allow it', () => {
    expect(fitFaults(aircraft('M350'), [product('T90'), product('PT4'), product('M350PSDK')])).toEqual([]);
    expect(fitFaults(aircraft('M30'), [product('U30')])).toEqual([]);
  });

  it('is refused when it is too heavy, brackets counted', () => {
    expect(fitFaults(aircraft('M30'), [product('T40S'), product('S3')])).toEqual([
      '340 g is more than the 299 g of M30',
    ]);
  });

  it('is refused where only its bracket is too much', () => {
    const tight = { ...aircraft('M350'), payloadG: 1900 };
    expect(loadOf(tight, [product('H150T'), product('T90')])).toEqual({
      bracketG: 118,
      totalG: 1943,
      watts: [64, 90],
    });
    expect(fitFaults(tight, [product('H150T'), product('T90')])).toEqual([
      '1943 g is more than the 1900 g of M350',
    ]);
  });

  it('shares the power of a single port, and only of a single port', () => {
    const weak = { ...aircraft('M30'), payloadG: 5000 };
    expect(fitFaults(weak, [product('U30'), product('T30')])).toEqual([
      '92 W is more than the 76 W of a port of M30',
    ]);
    // The lamp has the E-Port, the megaphone one of the three gimbal ports.
    expect(fitFaults(aircraft('M350'), [product('T90'), product('H150T')])).toEqual([]);
    expect(fitFaults(aircraft('M400'), [product('T90'), product('T80')])).toEqual([]);
  });

  it('is refused where the ports that give enough are taken', () => {
    expect(fitFaults(aircraft('M350'), [product('T80'), product('T90')])).toEqual([
      'the ports of M350 that give the 80 W of T80 are taken',
    ]);
    const five = ['T30', 'T30S', 'H10', 'H10T', 'PT4'].map(product);
    expect(fitFaults(aircraft('M350'), five.slice(0, 4))).toEqual([]);
    expect(fitFaults(aircraft('M350'), five)).toEqual([
      'the ports of M350 that give the 10 W of PT4 are taken',
    ]);
  });

  it('is refused on an aircraft the payload is not made for', () => {
    expect(fitFaults(aircraft('M3E'), [product('U30')])).toContain('U30 is not made for M3E');
  });
});
