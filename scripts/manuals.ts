import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFiles } from '../apps/server/src/papers/manuals/documents.ts';
import { readNightPicture } from '../apps/server/src/papers/pictures.ts';

/**
 * `npm run manuals`: writes what the catalogue says of manuals, guides and announcements, which the server makes when they are
 * asked for: pages, bytes and SHA-256.
 */
const root = join(import.meta.dirname, '..');
const site = join(root, 'apps/site/public');
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '_');

const rows: string[] = [];
for (const { id, make } of documentFiles) {
  // oxlint-disable-next-line no-await-in-loop -- one at a time, as the server makes them
  const file = await make((name) => readNightPicture(site, name));
  const pages = file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  const sum = createHash('sha256').update(file).digest('hex');
  const facts = [String(pages), grouped(file.length), `'${sum}'`];
  const row = `  '${id}': [${facts.join(', ')}],\n`;
  // As the formatter writes what is longer than a line.
  rows.push(row.length > 111 ? `  '${id}': [\n${facts.map((each) => `    ${each},\n`).join('')}  ],\n` : row);
}
writeFileSync(
  join(root, 'packages/catalog/src/manual-files.ts'),
  `/** Pages, bytes and SHA-256 of each document by its id. Written by \`npm run manuals\`. */
export const manualFiles: Readonly<Record<string, readonly [pages: number, size: number, sha256: string]>> = {
${rows.join('')}};
`,
);
console.log(`${rows.length} documents`);
