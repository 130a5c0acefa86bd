import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  announcedProducts,
  announcementFiles,
  announcements,
  languages,
  manualEditions,
  manuals,
  printedValue,
  productInfo,
  products,
  specText,
} from '@payload/catalog';
import { describe, expect, it } from 'vitest';
import { plain, readPaper } from '../../testing/read-paper.ts';
import { readNightPicture } from '../pictures.ts';
import { documentFiles } from './documents.ts';

const site = join(import.meta.dirname, '../../../../site/public');

const made = new Map<string, Promise<Buffer>>();

async function madeOf(id: string): Promise<Buffer> {
  const found = documentFiles.find((each) => each.id === id);
  if (!found) throw new Error(`There is no document ${id}.`);
  const file = made.get(id) ?? found.make((name) => readNightPicture(site, name));
  made.set(id, file);
  return file;
}

const infoOf = (code: string, language: 'en' | 'cn') => {
  const info = productInfo(code, language);
  if (!info) throw new Error(`There is no ${code}.`);
  return info;
};

/** The first of a family stands for it in its language; `SERVER_TESTS=whole` takes all. */
const isWhole = process.env['SERVER_TESTS'] === 'whole';
const chosen = <T>(items: readonly T[], familyOf: (item: T) => string) =>
  items.filter(
    (item, index) => isWhole || items.findIndex((each) => familyOf(each) === familyOf(item)) === index,
  );
const ofModels = manualEditions.filter(({ product }) => product !== null);
const guides = manualEditions.filter(({ product }) => product === null);

/** As much as any manual may have: what is kept of papers holds a hundred of them. */
const largest = 300_000;

describe('documents', () => {
  it('are a manual of every payload, the guides and the announcements, in both languages', () => {
    const payloads = products.filter(({ type }) => type !== 'loadbracket');
    const known = [
      ...manuals.map(({ id }) => id),
      ...announcementFiles.map(({ id, language }) => `${id}-${language}`),
    ];
    const missing = documentFiles.map(({ id }) => id).filter((id) => !known.includes(id));
    expect(missing, 'unknown to the catalogue: npm run manuals').toEqual([]);
    expect(manuals.filter(({ otaType }) => otaType === 1)).toHaveLength(2 * payloads.length);
    expect(announcementFiles).toHaveLength(2 * announcements.length);
  });

  const known = [
    ...chosen(manuals, ({ productType, otaType, language }) => [productType, otaType, language].join()),
    ...announcementFiles.map((file) => ({ ...file, id: `${file.id}-${file.language}` })),
  ];
  it.each(known)('$id is what the catalogue says of it', async ({ id, size, sha256, pages }) => {
    const file = await madeOf(id);
    const facts = {
      id,
      pages: file.toString('latin1').match(/\/Type \/Page\b/g)?.length,
      size: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
    };
    expect(facts, 'its texts, figures or layout are others: npm run manuals').toEqual({
      id,
      pages,
      size,
      sha256,
    });
    expect(size).toBeLessThan(largest);
    expect(pages).toBeLessThanOrEqual(8);
  });
});

describe('a manual', () => {
  it.each(chosen(ofModels, ({ productType, language }) => productType + language))(
    'as $id names every figure, feature and aircraft of its model',
    async ({ id, product, language, version, date }) => {
      const info = infoOf(product ?? '', language);
      const paper = await readPaper(await madeOf(id));
      expect(paper.missing).toEqual([]);
      const named = [
        info.code,
        version,
        date,
        info.description,
        ...info.figures.map((value) => specText(value, language)),
        ...info.groups
          .flatMap(({ rows }) => rows)
          .filter(({ kind }) => kind !== 'none')
          .map((row) => row.label + printedValue(row, language)),
        ...info.fits.map(({ name }) => name),
        ...info.features.map(({ name, text }) => name + text),
      ];
      expect(named.filter((each) => !paper.text.includes(plain(each)))).toEqual([]);
      expect(language === 'en' && /\p{Script=Han}/u.test(paper.text)).toBe(false);
    },
  );

  it.each(languages)('can be read out and gone through by its bookmarks, in %s', async (language) => {
    const paper = await readPaper(await madeOf(`T90-manual-${language}`));
    expect(paper.language).toBe({ en: 'en', cn: 'zh-CN' }[language]);
    expect(paper.roles).toEqual(
      expect.arrayContaining(['H1', 'H2', 'H3', 'L', 'LI', 'LBody', 'Table', 'TH', 'TD', 'TOC', 'Figure']),
    );
    // Cover, drawing, and the lines of the contents.
    expect(paper.alternatives).toHaveLength(2 + 6);
    expect(paper.bookmarks.map(({ title, parts }) => [title, parts.length])).toEqual(
      {
        en: [
          ['Contents', 0],
          ['What it is for', 2],
          ['Mounting', 3],
          ['Operation', 2],
          ['Parameters', 0],
          ['When something goes wrong', 0],
          ['Activation, repair and contact', 1],
        ],
        cn: [
          ['目录', 0],
          ['用途', 2],
          ['安装', 3],
          ['操作', 2],
          ['技术参数', 0],
          ['常见问题处理', 0],
          ['激活、维修与联系方式', 1],
        ],
      }[language],
    );
    const page = { en: 'Operation4', cn: '操作4' }[language];
    expect(paper.text).toContain(page);
  });
});

describe('a guide', () => {
  it.each(chosen(guides, ({ language }) => language))(
    'as $id has the models of its family side by side',
    async ({ id, productType, language }) => {
      const paper = await readPaper(await madeOf(id));
      expect(paper.missing).toEqual([]);
      for (const { code } of products.filter(({ type }) => type === productType)) {
        const { line, figures } = infoOf(code, language);
        const row = [code, line, ...figures.map((value) => printedValue(value, language))].join('');
        expect(paper.text).toContain(plain(row));
      }
    },
  );
});

it.each(languages)(
  'an announcement in %s has its number, its day and all that it concerns',
  async (language) => {
    for (const announcement of announcements) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, as the server makes them
      const paper = await readPaper(await madeOf(`${announcement.id}-${language}`));
      const said = [announcement.number, announcement.date, ...announcedProducts(announcement)];
      expect(said.filter((each) => !paper.text.includes(each))).toEqual([]);
      expect(paper.missing).toEqual([]);
    }
  },
);
