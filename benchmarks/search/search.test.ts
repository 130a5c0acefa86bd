import { describe, expect, it } from 'vitest';
import { languages } from '../../packages/catalog/src/index.ts';
import { createSearchIndex } from '../../packages/search/src/index.ts';
import { searchData } from '../../packages/site-build/src/search/entries.ts';
import { distanceLaws } from '../../packages/web/src/search/distance-laws.ts';
import { answeredInThree, judge, meanReciprocalRank, queriesIn, thesaurusOf } from './judge.ts';

/** What was reached, rounded down: a floor, so that no change of words or weights goes below it. */
const floor = 0.97;

describe.each(languages)('the queries of visitors, %s', (language) => {
  const queries = queriesIn(language);

  it('are half of three hundred and more, each once, and wanted of it what can be', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    const unclear = queries.filter(
      ({ wanted }) => wanted.length === 0 || !wanted.every((one) => /^\/|^\w+=/.test(one)),
    );
    expect(unclear).toEqual([]);
  });

  it('are answered in the first rows', async () => {
    const verdicts = judge(
      queries,
      await createSearchIndex(searchData(language), thesaurusOf(language), distanceLaws),
    );
    // Rank and share beside the queries that are not answered, so that a failure names them.
    const failed = verdicts.filter(({ rank }) => rank === null || rank > 3).map(({ query }) => query);
    expect({
      isRanked: meanReciprocalRank(verdicts) >= floor,
      isInThree: answeredInThree(verdicts) >= floor,
      failed,
    }).toMatchObject({ isRanked: true, isInThree: true });
  });
});
