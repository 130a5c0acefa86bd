import {
  findAircraft,
  findProduct,
  formatFigure,
  type Language,
  languages,
  loadBench,
  manuals,
  printedValue,
  productInfo,
  products,
  productTypes,
  tenderRows,
} from '@payload/catalog';
import { sumLoad } from '@payload/catalog/load-rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plain, readPaper } from '../testing/read-paper.ts';
import { askedPaper } from './asked-paper.ts';
import { Sheet } from './sheet.ts';

const origin = 'https://maker.example';
const date = '2026-11-26';
const largest = 300_000;

async function pictureOf(): Promise<Buffer> {
  return sharp({ create: { width: 500, height: 375, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
}

function asked(address: string, language: Language) {
  const { pathname, searchParams } = new URL(address, origin);
  return askedPaper(pathname.slice(1), searchParams, language, pictureOf);
}

async function paperOf(address: string, language: Language) {
  const paper = asked(address, language);
  if ('status' in paper) throw new Error(paper.text);
  const file = await paper.pdf({ language, origin, date });
  return { bytes: file.length, ...(await readPaper(file)) };
}

/** One of each family, which have their rows in common; `SERVER_TESTS=whole` takes all. */
const tenders = products
  .filter(
    ({ type }, index) =>
      process.env['SERVER_TESTS'] === 'whole' || products.findIndex((each) => each.type === type) === index,
  )
  .map(({ code }) => code);

const infoOf = (code: string, language: Language) => {
  const info = productInfo(code, language);
  if (!info) throw new Error(`There is no ${code}.`);
  return info;
};

describe.each(languages)('papers in %s', (language) => {
  it.each(products.map(({ code }) => code))('have all that is known of %s', async (code) => {
    const info = infoOf(code, language);
    const paper = await paperOf(code, language);
    expect(paper.missing).toEqual([]);
    expect(paper.pages).toBeLessThanOrEqual(3);
    expect(paper.bytes).toBeLessThan(largest);
    // Every parameter beside its label, in the order of the page.
    let from = 0;
    for (const row of info.groups.flatMap(({ rows }) => rows)) {
      const line = plain(row.label + printedValue(row, language));
      const found = paper.text.indexOf(line, from);
      expect([line, found]).not.toEqual([line, -1]);
      from = found;
    }
    for (const { key, name, payloadG, share } of info.fits) {
      const line = plain(`${key}${name}${formatFigure(payloadG, 'g')}`);
      expect(paper.text).toContain(line);
      const rest = paper.text.slice(paper.text.indexOf(line) + line.length);
      const left = /^.*?g?([−\d]+g)(\d+)%/.exec(rest)?.[2];
      expect([key, left]).toEqual([key, String(share)]);
    }
    const editions = manuals.filter((each) => each.product === code && each.language === language);
    for (const day of [...editions.map((each) => `${each.version}, ${each.date}`), date])
      expect(paper.text).toContain(plain(day));
    expect(paper.links).toEqual([`${origin}/${language}/details/parameter/${code}`]);
  });

  it.each(tenders)('ask in a tender for what %s has', async (code) => {
    const paper = await paperOf(`${code}-tender`, language);
    expect(paper.missing).toEqual([]);
    for (const [index, { label, required }] of tenderRows(infoOf(code, language), language).entries())
      expect(paper.text).toContain(plain(`${index + 1}${label}${required}`));
  });

  it('compare models of one family by their data sheet', async () => {
    const paper = await paperOf('compare?models=T90,t80,T60S,T30,T80', language);
    expect(paper.missing).toEqual([]);
    for (const row of infoOf('T90', language).groups.flatMap(({ rows }) => rows)) {
      const values = ['T90', 'T80', 'T60S', 'T30'].map((code) => {
        const same = infoOf(code, language)
          .groups.flatMap(({ rows }) => rows)
          .find(({ key }) => key === row.key);
        return same ? printedValue(same, language) : '';
      });
      expect(paper.text).toContain(plain(row.label + values.join('')));
    }
    expect(paper.links).toEqual([`${origin}/${language}/compare/searchlight?models=T90,T80,T60S,T30`]);
  });

  it.each(productTypes)('compare four of %s on one page, with their pictures', async (type) => {
    const codes = products.filter((each) => each.type === type).map(({ code }) => code);
    const four = codes.slice(-4);
    const paper = await paperOf(`compare?models=${four.join(',')}`, language);
    expect([four, paper.pages]).toEqual([four, 1]);
    expect(paper.alternatives).toHaveLength(four.length + 1);
  });

  it('compare models of several families, weighed on an aircraft', async () => {
    const paper = await paperOf('compare?aircraft=M350&models=T90,H150T,DS4', language);
    expect(paper.missing).toEqual([]);
    const shares = ['T90', 'H150T', 'DS4'].map(
      (code) => infoOf(code, language).fits.find(({ key }) => key === 'M350')?.share,
    );
    expect(paper.text).toContain(shares.map((share) => `${share}%`).join(''));
    for (const code of ['T90', 'H150T', 'DS4'])
      for (const row of infoOf(code, language).groups.flatMap(({ rows }) => rows))
        expect(paper.text).toContain(plain(printedValue(row, language)));
    expect(paper.links).toEqual([`${origin}/${language}/compare?aircraft=m350&models=T90,H150T,DS4`]);
  });

  it.each([
    ['m350', ['T90', 'H150T', 'S3mini']],
    ['m350', ['T90', 'M350PSDK']],
    ['m350', ['T90', 'H150T', 'T80', 'S3']],
    ['m30', ['T30', 'H10']],
    ['m3c', ['H1C']],
    ['fc30', ['T160', 'UT4']],
  ])('say what %s with %j weighs, draws and leaves', async (key, codes) => {
    const paper = await paperOf(`load?aircraft=${key}&models=${codes.join(',')}`, language);
    expect(paper.missing).toEqual([]);
    const aircraft = findAircraft(key);
    if (!aircraft) throw new Error(`There is no ${key}.`);
    const { carrier, products: carried } = loadBench(aircraft);
    const hanging = codes.flatMap((code) => carried.find((each) => each.code === code) ?? []);
    const sum = sumLoad(carrier, hanging);
    for (const { weightG } of hanging) expect(paper.text).toContain(plain(formatFigure(weightG, 'g')));
    const left = Math.abs(carrier.payloadG - sum.totalG);
    for (const weight of [sum.totalG, carrier.payloadG, left])
      expect(paper.text).toContain(plain(formatFigure(weight, 'g')));
    for (const { watts, drawn, codes: users } of sum.ports)
      expect(paper.text).toContain(
        plain(`${watts}W${drawn}W${users.length > 0 ? users.join(language === 'cn' ? '、' : ', ') : ''}`),
      );
    const grounded = { en: 'This set does not fly', cn: '这样挂飞不起来' }[language];
    expect(paper.text.includes(plain(grounded))).toBe(sum.faults.length > 0);
    expect(paper.links).toEqual([`${origin}/${language}/load/${key}?models=${codes.join(',')}`]);
  });
});

describe('a paper', () => {
  it('can be read out: a title, a language, headings, tables, a name for every picture', async () => {
    const english = await paperOf('T90', 'en');
    expect([english.title, english.language]).toEqual(['T90: Data sheet', 'en']);
    expect(english.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Link']));
    expect(english.alternatives).toEqual([
      'Illustration of the T90',
      'Outer dimensions in three views: 215\u00a0×\u00a0165\u00a0×\u00a0135\u00a0mm',
      `${origin}/en/details/parameter/T90`,
    ]);
    const chinese = await paperOf('T90', 'cn');
    expect([chinese.title, chinese.language]).toEqual(['T90 参数表', 'zh-CN']);
  });

  it('is the same bytes on the same day, so that who has it is not sent it again', async () => {
    const paper = asked('T90', 'en');
    if ('status' in paper) throw new Error(paper.text);
    const [one, other, later] = await Promise.all(
      [date, date, '2026-11-27'].map((day) => paper.pdf({ language: 'en', origin, date: day })),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
    expect(one?.equals(later ?? Buffer.alloc(0))).toBe(false);
  });

  it('names nothing of the machine that it was made on', async () => {
    const paper = asked('M350PSDK', 'cn');
    if ('status' in paper) throw new Error(paper.text);
    const file = await paper.pdf({ language: 'cn', origin, date });
    expect(file.toString('latin1')).not.toContain(import.meta.dirname);
  });

  it('with a character that no font has is noticed', async () => {
    const facts = { language: 'en', title: '', imprint: '', pageOf: () => '', date } as const;
    const sheet = new Sheet(facts);
    sheet.write(sheet.root, 'P', 'a \u2260 b', { x: 50, y: 50, width: 300 });
    expect((await readPaper(await sheet.finish())).missing).toHaveLength(1);
  });

  it('leaves as much as the aircraft lifts beyond the product and the bracket that is named', async () => {
    const { text } = await paperOf('T90', 'en');
    const bracket = findProduct('M350PSDK')?.spec.weight_g ?? 0;
    expect(text).toContain(
      plain(`2 730 g M350PSDK, ${bracket} g ${formatFigure(2730 - 845 - bracket, 'g')}`),
    );
  });
});

describe('a link to a model that is there no more', () => {
  it.each([
    ['compare?models=T90,T91,T80', 'compare?models=T90,T80', 'No model is called T91.'],
    ['compare?models=T60,XXX', 'compare?models=T60,T60', 'No model is called XXX.'],
    [
      'load?aircraft=m350&models=T90,XXX,H150T',
      'load?aircraft=m350&models=T90,H150T',
      'No model is called XXX.',
    ],
  ])('%s shows what is left, as its page does, and says what is not', async (address, same, text) => {
    const [paper, other] = [await paperOf(address, 'en'), await paperOf(same, 'en')];
    expect(paper.text).toContain(plain(text));
    expect(paper.text.replace(plain(text), '')).toBe(other.text);
    const [table, otherTable] = [address, same].map((each) => {
      const found = asked(each, 'en');
      if ('status' in found || !found.csv) throw new Error(`There is no table ${each}.`);
      return found.csv({ language: 'en', origin, date });
    });
    expect(table).toContain(text);
    expect(table?.replace(`${text}\r\n`, '')).toBe(otherTable);
  });

  it('repeats nothing that its fonts do not have, and little of what is long', async () => {
    const { text, missing } = await paperOf(`compare?models=T90,T80,${'x'.repeat(400)},喷%F0%9F%98%B6`, 'en');
    expect(text).not.toContain('x'.repeat(41));
    expect(missing).toEqual([]);
  });
});

describe('what is no paper', () => {
  it.each([
    ['T91', 404, 'No model is called T91.'],
    ['T91-tender', 404, 'No model is called T91.'],
    ['compare?models=T91,nothing', 404, 'No model is called T91, nothing.'],
    ['load?aircraft=m350&models=T91', 404, 'No model is called T91.'],
    ['compare?models=T90', 400, 'Name two to four models: ?models=T90,T80'],
    ['compare?models=T90,T80,T60,T30,T10', 400, 'Four models fit side by side. Name fewer.'],
    ['compare?models=T90,T80&aircraft=m9', 404, 'No aircraft is called m9.'],
    ['load?models=T90', 400, 'Name the aircraft: ?aircraft=m350&models=T90,H150T'],
    ['load?aircraft=m350', 400, 'Name what is mounted: ?aircraft=m350&models=T90,H150T'],
    ['load?aircraft=m9&models=T90', 404, 'No aircraft is called m9.'],
    ['load?aircraft=m30&models=T90,T30', 400, 'Not made for the M30: T90.'],
  ])('%s is answered with %i: %s', (address, status, text) => {
    expect(asked(address, 'en')).toEqual({ status, text });
  });

  it('is said in the language that it was asked for', () => {
    expect(asked('T91', 'cn')).toEqual({ status: 404, text: '没有这个型号：T91。' });
    expect(asked('load?aircraft=m30&models=T90', 'cn')).toEqual({ status: 400, text: '不适用于 M30：T90。' });
  });

  it('repeats little of a long name', () => {
    const answer = asked(`compare?models=${'x'.repeat(4000)}`, 'en');
    expect('status' in answer && answer.text.length).toBeLessThan(100);
  });
});
