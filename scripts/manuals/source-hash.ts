import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintDocument } from './document.ts';
import { documentHtml } from './page.ts';

const kept = join(import.meta.dirname, 'printed-from.json');

/**
 * What a document was printed from, but for its picture: a file whose hash is another one says what its texts or figures
 * do not say any more.
 *
 * @param document made with an empty picture.
 * @returns the SHA-256 of its markup, hexadecimal.
 */
export function sourceHash(document: PrintDocument): string {
  return createHash('sha256').update(documentHtml(document, new Map())).digest('hex');
}

/** The hash of what each file was printed from, by the file's name. */
export function printedHashes(): Map<string, string> {
  const hashes: Record<string, string> = JSON.parse(readFileSync(kept, 'utf8'));
  return new Map(Object.entries(hashes));
}

/** Keeps those of the files there are. */
export function keepHashes(hashes: ReadonlyMap<string, string>, names: readonly string[]): void {
  const entries = names.toSorted().map((name) => [name, hashes.get(name)]);
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
