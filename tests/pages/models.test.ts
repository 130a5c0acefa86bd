import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortcutFrom } from '../../apps/server/src/web/shortcuts.ts';
import { productCodes } from '../../packages/catalog/src/index.ts';
import { builtPages, client, documentAt, languages, textOf } from './built.ts';

/** Addresses of all pictures that an element shows in one size or another, without the version of a file. */
const picturesOf = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('img, source') ?? [])].flatMap((image) =>
    [image.getAttribute('src'), ...(image.getAttribute('srcset') ?? '').split(',')].flatMap(
      (candidate) => candidate?.trim().split(/[\s?]/)[0] ?? [],
    ),
  );

const hrefsOf = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

describe.each(languages)('models in %s', (language) => {
  it('have a page each, whose heading is the code and nothing else', () => {
    const pages = builtPages(language).filter((address) =>
      /\/details\/(?:product|productSupport)\//.test(address),
    );
    expect(pages.map((address) => textOf(documentAt(address).querySelector('main h1'))).toSorted()).toEqual(
      [...productCodes].toSorted(),
    );
  });

  it.each(['LD5', 'DS4'])('show the sign of %s in the language of the page', (code) => {
    const name = language === 'en' ? code : `${code}-cn`;
    const stage = documentAt(`/${language}/details/product/${code}`).querySelector('main picture');
    expect(picturesOf(stage)).toContain(`/static/pic/night/${name}.avif`);
    const family = documentAt(`/${language}/series/displayequipment`).querySelector('main');
    expect(picturesOf(family)).toContain(`/public/min/products/${name}.webp`);
  });
});

describe.each([
  {
    language: 'en',
    title: 'A closer look',
    detail: 'Illustration of the lit lamps of the T90 drone searchlight, close up',
    aboard: 'Illustration of the T90 on a Matrice 350 class aircraft, seen from below',
    share: /it takes 35 % of the 2\W*730\W*g/,
  },
  {
    language: 'cn',
    title: '细节',
    detail: 'T90 无人机探照灯的灯组特写示意图',
    aboard: '经纬 M350 级无人机挂载 T90 的仰视示意图',
    share: /占限重2\W*730\W*g\W*的35 %/,
  },
])('a closer look in $language', ({ language, title, detail, aboard, share }) => {
  const headingsOf = (code: string) =>
    [...documentAt(`/${language}/details/product/${code}`).querySelectorAll('main h2')].filter(
      (heading) => textOf(heading) === title,
    );

  it('has a detail and the model aboard, which load when one comes to them', () => {
    const [heading] = headingsOf('T90');
    const pictures = [...(heading?.closest('section')?.querySelectorAll('figure') ?? [])];
    expect(pictures.map((figure) => figure.querySelector('img')?.getAttribute('alt'))).toEqual([
      detail,
      aboard,
    ]);
    expect(pictures.map((figure) => figure.querySelector('img')?.getAttribute('loading'))).toEqual([
      'lazy',
      'lazy',
    ]);
    expect(pictures.filter((figure) => share.test(textOf(figure)))).toHaveLength(1);
  });

  it('is not spoken of where there are no such pictures', () => {
    expect(headingsOf('T80')).toEqual([]);
  });
});

/** What captions of a film say, in order. */
const captionsOf = (src: string | null | undefined) =>
  readFileSync(join(client, src ?? ''), 'utf8')
    .split(/\n\n+/)
    .slice(1)
    .map((cue) => cue.replace(/^[^\n]*-->[^\n]*\n/m, '').trim());

describe.each([
  {
    language: 'en',
    tag: 'en',
    words: 'Daylight at midnight.',
    order: 'H1T: Attention. Leave this area now.',
    sound: 'An order in English',
    none: 'No film of the T10 yet',
  },
  {
    language: 'cn',
    tag: 'zh-CN',
    words: '黑夜如昼。',
    order: 'H1T：请注意，请立即离开此区域',
    sound: '中文喊话',
    none: 'T10 暂无短片',
  },
])('films in $language', ({ language, tag, words, order, sound, none }) => {
  const pageOf = (code: string) => documentAt(`/${language}/details/video/${code}`).querySelector('main');

  it.each([
    { code: 'T90', said: words },
    { code: 'H1T', said: order },
  ])('have captions in the language of the page, and their words below: $code', ({ code, said }) => {
    const main = pageOf(code);
    const shown = [...(main?.querySelectorAll('track') ?? [])].filter((track) =>
      track.hasAttribute('default'),
    );
    expect(shown.map((track) => track.getAttribute('srclang'))).toEqual([tag]);
    expect(captionsOf(shown[0]?.getAttribute('src')).filter((text) => text.startsWith(said))).toHaveLength(1);
    expect(textOf(main?.querySelector('ol:has(> li > time)'))).toContain(said);
  });

  it('load nothing by themselves', () => {
    expect(pageOf('T90')?.querySelector('video')?.getAttribute('preload')).toBe('none');
  });

  it('of a megaphone say in which language an order is heard', () => {
    expect(textOf(pageOf('H1T')?.querySelector('figure'))).toContain(sound);
  });

  it('that are not there are said not to be, and others are led to', () => {
    const main = pageOf('T10');
    expect(textOf(main)).toContain(none);
    expect(main?.querySelector('video')).toBeNull();
    expect(hrefsOf(main)).toContain(`/${language}/details/video/T90`);
  });

  it('have a tab where there is one', () => {
    const tabsOf = (code: string) =>
      [...documentAt(`/${language}/details/product/${code}`).querySelectorAll('main nav')].flatMap(hrefsOf);
    expect(tabsOf('T90')).toContain(`/${language}/details/video/T90`);
    expect(tabsOf('T10')).not.toContain(`/${language}/details/video/T10`);
  });
});

it('the text of ET4 leads to its bracket, and so does the bracket’s short address', () => {
  const words = [...documentAt('/en/details/product/ET4').querySelectorAll('main dd')];
  expect(words.flatMap(hrefsOf)).toContain('/en/details/productSupport/SDKOSDK');
  expect(shortcutFrom('/en/productSupport/SDKOSDK')).toBe('/en/details/productSupport/SDKOSDK');
});
