import { COMPARE_LIMIT } from '../../content/useCompareChoice.ts';

/**
 * The models a comparison shows: those of `?models=H1T,H10T` that exist, each once, up to four, in
 * that order and without regard to case. Without any, the last four of the family, which are its largest.
 */
export function modelsOf(search: URLSearchParams, codes: readonly string[]): string[] {
  const asked = (search.get('models') ?? '')
    .split(',')
    .flatMap((name) => codes.find((code) => code.toLowerCase() === name.trim().toLowerCase()) ?? []);
  const known = [...new Set(asked)].slice(0, COMPARE_LIMIT);
  return known.length > 0 ? known : codes.slice(-COMPARE_LIMIT);
}
