import { describe, expect, it } from 'vitest';
import { physicsOf } from './physics.ts';
import type { ProductType } from './product-types.ts';
import { findProduct, products, specValueOf } from './products/index.ts';

const kinds: Record<ProductType, string> = {
  megaphone: 'sound',
  searchlight: 'beam',
  thrower: 'load',
  flashinglight: 'strobe',
  integratedmachine: 'footprint',
  displayEquipment: 'sign',
  loadbracket: 'stack',
};

describe('what is drawn of a product', () => {
  it.each(products.map(({ code, type }) => [code, kinds[type]] as const))('%s is its %s', (code, kind) => {
    const physics = physicsOf(findProduct(code));
    expect(physics.kind).toBe(kind);
    expect(JSON.stringify(physics)).not.toContain('NaN');
  });

  it('has the figures of the data sheet, the nearest first', () => {
    expect(physicsOf(findProduct('T90'))).toMatchObject({
      kind: 'beam',
      angleDeg: 11,
      fluxLm: 13000,
      // 0.6 · 13000 lm / 0.028927 sr, and what is left of it at 250 m.
      candela: 269_649,
      recognisedM: 250,
      points: [
        { distanceM: 50, lux: 107.9 },
        { distanceM: 100, lux: 27 },
      ],
    });
    expect(physicsOf(findProduct('H1T'))).toMatchObject({ reachM: 300, angleDeg: 60, pitchDeg: null });
    expect(physicsOf(findProduct('H150T'))).toMatchObject({ pitchDeg: { from: -30, to: 90 } });
    expect(physicsOf(findProduct('M30suit'))).toMatchObject({ sound: { reachM: 350 }, strobe: null });
  });

  it('has the beams of all other searchlights, each as on its own page', () => {
    const lights = products.filter(({ type }) => type === 'searchlight');
    for (const light of lights) {
      const physics = physicsOf(light);
      if (physics.kind !== 'beam') throw new Error(`${light.code} is a lamp`);
      expect(physics.others.map(({ code }) => code)).toEqual(
        lights.map(({ code }) => code).filter((code) => code !== light.code),
      );
      for (const { code, ...beam } of physics.others)
        expect(physicsOf(findProduct(code))).toMatchObject(beam);
    }
  });

  it('names the pixels of a panel as its data sheet does', () => {
    for (const product of products.filter(({ type }) => type === 'displayEquipment')) {
      const physics = physicsOf(product);
      const panel = physics.kind === 'sign' ? `pixels${physics.pixels.width}x${physics.pixels.height}` : '';
      expect(specValueOf(product, 'panel')).toBe(panel);
    }
  });

  it('has of a release unit what each of its aircraft leaves, never more than its rating', () => {
    for (const product of products.filter(({ type }) => type === 'thrower')) {
      const physics = physicsOf(product);
      if (physics.kind !== 'load') throw new Error(`${product.code} drops something`);
      expect(physics.aircraft.map(({ key }) => key)).toEqual(product.aircraft);
      for (const { kg } of physics.aircraft) expect(kg).toBeLessThanOrEqual(physics.totalKg);
    }
  });
});
