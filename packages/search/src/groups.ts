import type { SearchKind } from './entry.ts';
import type { SearchResult } from './search-index.ts';

/** Results of a kind, the best first. */
interface ResultGroup {
  kind: SearchKind;
  results: readonly SearchResult[];
}

/** Results by kind, the kind of the best one first; at most `limit` of each. */
export function groupsOf(results: readonly SearchResult[], limit: number): ResultGroup[] {
  const kinds = [...new Set(results.map(({ entry }) => entry.kind))];
  return kinds.map((kind) => ({
    kind,
    results: results.filter(({ entry }) => entry.kind === kind).slice(0, limit),
  }));
}
