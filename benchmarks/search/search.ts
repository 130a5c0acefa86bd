import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSearchIndex, type SearchData } from '../../packages/search/src/index.ts';
import { distanceLaws } from '../../packages/web/src/search/distance-laws.ts';
import { builtSite } from '../built-site.ts';
import { type Figure, kept, printFigures } from '../figures.ts';
import { answeredInThree, judge, meanReciprocalRank, queriesIn, thesaurusOf, type Verdict } from './judge.ts';

/**
 * How well the search of the built site answers what visitors ask: `queries.en.json` and `queries.cn.json` against the
 * index files, in the order in which the dialog shows rows.
 */
const site = builtSite();

function line(name: string, verdicts: readonly Verdict[]): string {
  return `${name.padEnd(18)} ${String(verdicts.length).padStart(4)}  ${meanReciprocalRank(verdicts).toFixed(3)}  ${answeredInThree(verdicts).toFixed(3)}`;
}

const figures: Figure[] = [];
for (const language of ['en', 'cn'] as const) {
  const data: SearchData = JSON.parse(readFileSync(join(site, `search/${language}.json`), 'utf8'));
  // oxlint-disable-next-line no-await-in-loop -- one language after the other, as they are printed
  const verdicts = judge(
    queriesIn(language),
    await createSearchIndex(data, thesaurusOf(language), distanceLaws),
  );
  console.log(`\n${`search, ${language}`.padEnd(18)} asked   MRR  in three`);
  for (const kind of new Set(verdicts.map((verdict) => verdict.kind)))
    console.log(
      line(
        kind,
        verdicts.filter((verdict) => verdict.kind === kind),
      ),
    );
  console.log(line('all', verdicts));
  const worst = verdicts
    .filter(({ rank }) => rank !== 1)
    .toSorted((a, b) => (b.rank ?? Number.POSITIVE_INFINITY) - (a.rank ?? Number.POSITIVE_INFINITY));
  for (const { kind, query, rank, wanted, came } of worst.slice(0, 10))
    console.log(
      `  ${kind}: ${query} (${rank === null ? 'not answered' : `row ${rank}`})\n    wanted ${wanted.join(' or ')}\n    came   ${came.join(', ') || 'nothing'}`,
    );
  figures.push(
    kept(`search-rank-${language}`, meanReciprocalRank(verdicts)),
    kept(`search-three-${language}`, answeredInThree(verdicts)),
  );
}
printFigures(figures);
