import { fitFaults } from '../fit.ts';
import { supplyOn } from '../ports.ts';
import type { ProductEntry } from '../products/index.ts';
import type { Catalog } from './catalog.ts';

/** Every aircraft that is named exists, lifts what it is said to lift, and can power it. */
export function compatibilityFaults({ products, aircraft, industries }: Catalog): string[] {
  const faults: string[] = [];
  const together = (where: string, key: string, carried: readonly ProductEntry[]) => {
    const entry = aircraft.find((one) => one.key === key);
    if (entry) faults.push(...fitFaults(entry, carried).map((fault) => `${where}: ${fault}`));
    else faults.push(`${where}: there is no aircraft ${key}`);
  };
  for (const product of products) {
    for (const key of product.aircraft) {
      together(product.code, key, [product]);
      const entry = aircraft.find((one) => one.key === key);
      if (entry && supplyOn(product, entry) === null)
        faults.push(`${product.code}: ${key} has no port that powers it, nor a bracket that leads to one`);
    }
  }
  for (const { id, options } of industries) {
    for (const { aircraft: key, products: codes } of options) {
      const carried = products.filter(({ code }) => codes.includes(code));
      for (const code of codes) {
        if (!carried.some((product) => product.code === code))
          faults.push(`${id}: there is no product ${code}`);
      }
      together(`${id}, ${[key, ...codes].join(' + ')}`, key, carried);
    }
  }
  for (const { key, bracket, watts, ports } of aircraft) {
    if (watts !== Math.max(0, ...ports.map((port) => port.watts)))
      faults.push(`${key} gives ${watts} W, which is not what its strongest port gives`);
    const mount = products.find(({ code }) => code === bracket);
    if (bracket !== null && (mount?.type !== 'loadbracket' || !mount.aircraft.includes(key))) {
      faults.push(`${key} mounts on ${bracket}, which is not a bracket made for it`);
    }
  }
  return faults;
}
