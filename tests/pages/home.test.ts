import { describe, expect, it } from 'vitest';
import { documentAt, textOf } from './built.ts';

const nameOf = (link: Element) => link.getAttribute('aria-label') ?? textOf(link);

describe.each([
  { language: 'en', name: 'Recommended', learn: 'Learn about', work: 'By the work you do' },
  { language: 'cn', name: '推荐产品', learn: '了解', work: '行业应用' },
])('the home page without script in $language', ({ language, name, learn, work }) => {
  const page = documentAt(`/${language}/`);
  const linksOf = (label: string) => [
    ...(page.querySelector(`main [aria-label="${label}"]`)?.querySelectorAll('a') ?? []),
  ];

  it('has every hot product once', () => {
    const links = linksOf(name).filter((link) => nameOf(link).startsWith(learn));
    expect(links.map((link) => [nameOf(link), link.getAttribute('href')])).toEqual(
      ['T40S', 'H150T', 'T90', 'PT4', 'S3mini'].map((code) => [
        `${learn} ${code}`,
        `/${language}/details/product/${code}`,
      ]),
    );
  });

  it('has every industry once, each with its solution', () => {
    const industries = [
      'LawEnforcement',
      'FireFighting',
      'ElectricPower',
      'MaritimeAffairs',
      'WaterConservancy',
      'MountainForest',
    ];
    expect(linksOf(work).map((link) => link.getAttribute('href'))).toEqual(
      industries.map((industry) => `/${language}/solution/${industry}`),
    );
  });
});
