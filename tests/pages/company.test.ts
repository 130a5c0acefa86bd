import { describe, expect, it } from 'vitest';
import { certificates, milestones } from '../../packages/catalog/src/about.ts';
import { documentAt, textOf } from './built.ts';

const linksOf = (page: Document) =>
  [...page.querySelectorAll('main a')].map((link) => [textOf(link), link.getAttribute('href')]);

describe.each([
  {
    language: 'en',
    scale: 'Milestones',
    first: 'The company is founded',
    tenth: 'T40S, three in one',
    eleventh: 'The 22nd patent',
    see: 'See T40S',
    all: '22 patents',
  },
  {
    language: 'cn',
    scale: '发展历程',
    first: '公司成立',
    tenth: 'T40S 三合一发布',
    eleventh: '获得第 22 项专利',
    see: '查看 T40S',
    all: '共 22 项专利',
  },
])('the company in $language', ({ language, scale, first, tenth, eleventh, see, all }) => {
  const page = documentAt(`/${language}/about`);

  it('tells its whole history, with ways to what was made', () => {
    const history = page.querySelector(`section[aria-label="${scale}"]`);
    const titles = [...(history?.querySelectorAll('h2') ?? [])].map(textOf);
    expect(titles).toHaveLength(milestones.length);
    expect([titles[0], titles[9], titles[10]]).toEqual([first, tenth, eleventh]);
    const ways = [...(history?.querySelectorAll('a') ?? [])].map((link) => [
      textOf(link),
      link.getAttribute('href'),
    ]);
    expect(ways).toContainEqual([see, `/${language}/details/product/T40S`]);
  });

  it('shows every patent with its number, and how many they are', () => {
    expect(textOf(page.querySelector('main'))).toContain(all);
    const numbers = [...page.querySelectorAll('main li')].flatMap((item) =>
      [...textOf(item).matchAll(/SAMPLE-[DU]-\d\d/g)].map(([number]) => number),
    );
    expect(numbers.toSorted()).toEqual(certificates.map(({ number }) => number).toSorted());
  });
});

describe.each([
  {
    language: 'en',
    denied: 'Access denied',
    sign: 'STOP, KEEP BACK',
    home: 'Go to the home page',
    missing: 'Page not found',
  },
  { language: 'cn', denied: '无权访问', sign: '前方禁行，请绕行', home: '回到首页', missing: '页面不存在' },
])('pages of their own status in $language', ({ language, denied, sign, home, missing }) => {
  it('keep off with a sign whom a page is not for, and lead home', () => {
    const page = documentAt(`/${language}/403`);
    expect(textOf(page.querySelector('h1'))).toBe(denied);
    expect(page.querySelector(`main [role=img][aria-label="${sign}"]`)).not.toBeNull();
    expect(linksOf(page)).toContainEqual([home, `/${language}/`]);
  });

  it('say once that a page is not there, and lead home and to products', () => {
    const page = documentAt(`/${language}/404`);
    expect(textOf(page.querySelector('h1'))).toBe(missing);
    expect(
      [...page.querySelectorAll('main *')].filter(
        ({ children, textContent }) => children.length === 0 && textContent === '404',
      ),
    ).toHaveLength(1);
    expect(linksOf(page)).toContainEqual([home, `/${language}/`]);
    expect(page.querySelector(`a[href="/${language}/details/product/T90"]`)).not.toBeNull();
  });
});
