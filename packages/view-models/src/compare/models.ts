import { type DrawnView, drawnPartsOf, drawnViewOf } from './drawn-view.ts';
import { COMPARE_LIMIT } from './limit.ts';
import { requestedModels } from './requested-models.ts';

/** What `?models=` asks for and the comparison does not show, as it was written. */
export interface LeftOut {
  /** No models of this family. */
  readonly foreign: readonly string[];
  /** Models of the family beyond those that fit side by side. */
  readonly surplus: readonly string[];
}

export interface ComparedModels {
  /** Codes of the models to show, one to four. */
  readonly models: readonly string[];
  readonly leftOut: LeftOut;
}

/**
 * The models a comparison shows: those of `?models=H1T,H10T` that exist, each once, up to four, in
 * that order and without regard to case. Without any, the last four of the family, which are its largest.
 * Whatever else is asked for comes back by name: nothing is dropped in silence.
 */
export function modelsOf(search: URLSearchParams, codes: readonly string[]): ComparedModels {
  const { existing, foreign } = requestedModels(search, codes);
  return {
    models: existing.length > 0 ? existing.slice(0, COMPARE_LIMIT) : codes.slice(-COMPARE_LIMIT),
    leftOut: { foreign, surplus: existing.slice(COMPARE_LIMIT) },
  };
}

/** How a comparison is set up: all of it stands in the address. */
export interface Comparison extends DrawnView {
  readonly models: readonly string[];
  readonly differencesOnly: boolean;
}

export function comparisonOf(search: URLSearchParams, codes: readonly string[]): Comparison {
  return {
    models: modelsOf(search, codes).models,
    differencesOnly: search.get('rows') === 'differences',
    ...drawnViewOf(search),
  };
}

/** The query that `comparisonOf` reads back; empty for the family's own choice with all rows. */
export function queryOf(
  { models, differencesOnly, ...drawing }: Comparison,
  codes: readonly string[],
): string {
  const isOwnChoice = models.join() === codes.slice(-COMPARE_LIMIT).join();
  const parts = [
    ...(isOwnChoice ? [] : [`models=${models.join(',')}`]),
    ...(differencesOnly ? ['rows=differences'] : []),
    ...drawnPartsOf(drawing),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
