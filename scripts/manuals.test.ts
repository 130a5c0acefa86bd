import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  announcementFiles,
  announcements,
  languages,
  manualEditions,
  manuals,
  productInfo,
  products,
} from '../packages/catalog/src/index.ts';
import { announcementDocument } from './manuals/announcement.ts';
import { documentHtml } from './manuals/page.ts';
import { productManual } from './manuals/product-manual.ts';
import { printedHashes, sourceHash } from './manuals/source-hash.ts';
import { userGuide } from './manuals/user-guide.ts';

const files = join(import.meta.dirname, '../apps/site/public/static/files');
const documents = [
  ...manuals.map((file) => ({ ...file, path: `manuals/${file.id}.pdf` })),
  ...announcementFiles.map((file) => ({ ...file, path: `announcements/${file.id}-${file.language}.pdf` })),
];

/** The words of markup, its thin spaces kept. */
const wordsOf = (markup: string) =>
  markup
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');

describe('the documents', () => {
  it('are a manual of every payload, the guides and the announcements, in both languages', () => {
    const payloads = products.filter(({ type }) => type !== 'loadbracket');
    const printed = manuals.map(({ id }) => id);
    const missing = manualEditions.map(({ id }) => id).filter((id) => !printed.includes(id));
    expect(missing, 'manuals to be printed: npm run manuals').toEqual([]);
    expect(manuals.filter(({ otaType }) => otaType === 1)).toHaveLength(2 * payloads.length);
    expect(announcementFiles).toHaveLength(2 * announcements.length);
  });

  it('lie where their addresses lead, and no other beside them', () => {
    const lying = ['manuals', 'announcements'].flatMap((folder) =>
      readdirSync(join(files, folder)).map((name) => `${folder}/${name}`),
    );
    expect(lying.toSorted()).toEqual(documents.map(({ path }) => path).toSorted());
  });

  it.each(documents)('$path is what the catalogue says of it', ({ path, size, sha256, pages }) => {
    const bytes = readFileSync(join(files, path));
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes.length).toBe(size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(pages).toBeGreaterThan(0);
  });
});

describe('what is printed', () => {
  it('says what its texts and figures say today', () => {
    const hashes = [
      ...manualEditions.map((edition) => {
        const document = edition.product ? productManual(edition, '') : userGuide(edition, '');
        return [edition.id, sourceHash(document)] as const;
      }),
      ...announcements.flatMap((announcement) =>
        languages.map(
          (language) =>
            [
              `${announcement.id}-${language}`,
              sourceHash(announcementDocument(announcement, language)),
            ] as const,
        ),
      ),
    ];
    const kept = printedHashes();
    const stale = hashes.filter(([id, hash]) => kept.get(id) !== hash).map(([id]) => id);
    expect(stale, `to be printed anew: npm run manuals -- ${stale.join(' ')}`).toEqual([]);
  });

  it.each(manualEditions)('as $id says what it must', (edition) => {
    const document = edition.product ? productManual(edition, '') : userGuide(edition, '');
    const words = wordsOf(documentHtml(document, new Map()));
    expect(document.says.filter((word) => !words.includes(word))).toEqual([]);
    expect(document.says.length).toBeGreaterThan(3);
  });

  it('names every parameter and every aircraft of a model', () => {
    const [edition] = manualEditions.filter(({ id }) => id === 'PT4-manual-cn');
    const info = productInfo('PT4', 'cn');
    if (!edition || !info) throw new Error('PT4 is not in the catalogue.');
    const words = wordsOf(documentHtml(productManual(edition, ''), new Map()));
    const named = [
      ...info.groups.flatMap(({ rows }) =>
        rows.filter(({ kind }) => kind !== 'none').map(({ label }) => label),
      ),
      ...info.fits.map(({ name }) => name),
      ...info.features.map(({ name }) => name),
    ];
    expect(named.filter((name) => !words.includes(name))).toEqual([]);
  });

  it('has no Chinese in English documents', () => {
    const english = [
      ...manualEditions
        .filter(({ language }) => language === 'en')
        .map((edition) => (edition.product ? productManual(edition, '') : userGuide(edition, ''))),
      ...announcements.map((announcement) => announcementDocument(announcement, 'en')),
    ];
    const faults = english.filter((document) =>
      /\p{Script=Han}/u.test(wordsOf(documentHtml(document, new Map()))),
    );
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  it.each(languages)('of an announcement in %s are its number, its date and its steps', (language) => {
    for (const announcement of announcements) {
      const document = announcementDocument(announcement, language);
      const words = wordsOf(documentHtml(document, new Map()));
      expect(document.says.filter((word) => !words.includes(word))).toEqual([]);
    }
  });
});
