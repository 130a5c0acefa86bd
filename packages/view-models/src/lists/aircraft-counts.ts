import type { ProductSummary } from '@payload/api/contract';
import type { AircraftKey } from '@payload/catalog';

/** How many of these products each aircraft carries, the aircraft that carries most first. */
export function aircraftCounts(
  products: readonly ProductSummary[],
): [aircraft: AircraftKey, count: number][] {
  const counts = new Map<AircraftKey, number>();
  for (const { aircraft } of products)
    for (const key of aircraft) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
