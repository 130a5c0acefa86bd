import type { SearchEntry } from '@payload/search';

/** Characters that join words and are in none that is looked for. */
const joining = /[的了和在是与及等将被把会也都就而或并其该此之]/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Runs of Han, and runs of all other letters and digits. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:\.\d+)*/gu;

/**
 * An entry's further text as its words alone, each once and without those that it is found by anyway; of Chinese, the
 * stretches that have a pair of characters not there before. Nobody sees it, and the index file is a fifth lighter.
 *
 * @param idle words that are not looked for, such as articles
 */
export function withPackedText(entry: SearchEntry, idle: ReadonlySet<string>): SearchEntry {
  if (entry.text === undefined) return entry;
  const seen = new Set(idle);
  packed([entry.title, entry.detail, entry.words, ...(entry.figures ?? [])].join('\n'), seen);
  return { ...entry, text: packed(entry.text, seen) };
}

/** The words of a text that have not been seen, which are seen from then on. */
function packed(text: string, seen: Set<string>): string {
  const isNew = (word: string) => !seen.has(word) && Boolean(seen.add(word));
  // Thousands are written apart by a thin space, which is a plain one once it is normalised.
  const plain = text
    .replaceAll(/(?<=\d)[\u2009\u2060,]+(?=\d{3})/g, '')
    .normalize('NFKC')
    .toLowerCase();
  return [...plain.matchAll(runs)]
    .flatMap(([run]) => (/^\p{Script=Han}/u.test(run) ? newStretches(run, isNew) : isNew(run) ? [run] : []))
    .join(' ');
}

/** The stretches of a run of Han whose pairs are new and stand in a word; single characters may be parts of one. */
function newStretches(run: string, isNew: (pair: string) => boolean): string[] {
  const words = [...segmenter.segment(run)];
  const isSeam = (at: number) =>
    words.some(
      ({ index, segment }, place) =>
        index === at + 1 && segment.length > 1 && (words[place - 1]?.segment.length ?? 1) > 1,
    );
  const stretches: string[] = [];
  let end = 0;
  for (let at = 0; at < run.length - 1; at += 1) {
    const pair = run.slice(at, at + 2);
    if (joining.test(pair) || isSeam(at) || !isNew(pair)) continue;
    const last = stretches.at(-1);
    if (last !== undefined && end === at + 1) stretches.splice(-1, 1, last + pair.slice(1));
    else stretches.push(pair);
    end = at + 2;
  }
  return stretches;
}
