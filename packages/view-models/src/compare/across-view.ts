import type { AircraftKey } from '@payload/catalog';
import { type DrawnView, drawnPartsOf, drawnViewOf } from './drawn-view.ts';
import { COMPARE_LIMIT } from './limit.ts';
import { requestedModels } from './requested-models.ts';

/** How the page is set up: all of it stands in the address. */
export interface AcrossView extends DrawnView {
  readonly models: readonly string[];
  /** Key of the aircraft that they are weighed on; null for none. */
  readonly aircraft: AircraftKey | null;
  readonly differencesOnly: boolean;
}

/** Reads a view from a query, `?aircraft=m30&models=T90,H150T&rows=differences` or `…&view=drawn&at=120`. */
export function acrossViewOf(
  search: URLSearchParams,
  codes: readonly string[],
  aircraft: readonly AircraftKey[],
): AcrossView {
  const asked = (search.get('aircraft') ?? '').toLowerCase();
  return {
    models: requestedModels(search, codes).existing.slice(0, COMPARE_LIMIT),
    aircraft: aircraft.find((key) => key.toLowerCase() === asked) ?? null,
    differencesOnly: search.get('rows') === 'differences',
    ...drawnViewOf(search),
  };
}

/** The query that `acrossViewOf` reads back. */
export function acrossQueryOf({ models, aircraft, differencesOnly, ...drawing }: AcrossView): string {
  const parts = [
    ...(aircraft === null ? [] : [`aircraft=${aircraft.toLowerCase()}`]),
    ...(models.length > 0 ? [`models=${models.join(',')}`] : []),
    ...(differencesOnly ? ['rows=differences'] : []),
    ...drawnPartsOf(drawing),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
