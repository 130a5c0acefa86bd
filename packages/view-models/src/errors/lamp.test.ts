import { productInfo } from '@payload/catalog';
import { expect, it } from 'vitest';
import { lamp } from './lamp.ts';

it('has the beam that the catalogue states', () => {
  const product = productInfo(lamp.code, 'en');
  const physics = product?.physics;
  expect(physics?.kind === 'beam' && physics.angleDeg).toBe(lamp.angle);
  expect(product?.route).toBe(lamp.route);
});
