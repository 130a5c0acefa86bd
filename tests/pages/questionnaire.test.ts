import { describe, expect, it } from 'vitest';
import { documentAt, textOf } from './built.ts';

const linksOf = (part: Element | null) =>
  [...(part?.querySelectorAll('a') ?? [])].map((link) => [textOf(link), link.getAttribute('href')]);

describe.each([
  {
    language: 'en',
    entry: 'Answer four questions',
    questions: [
      'Where will it work?',
      'What do you need it to do?',
      'Which aircraft carries it?',
      'What is your budget?',
    ],
    family: 'Searchlights',
  },
  {
    language: 'cn',
    entry: '回答四个问题',
    questions: ['主要用于哪里？', '需要哪些功能？', '搭载在哪款机型上？', '预算大约多少？'],
    family: '探照灯',
  },
])('the questionnaire in $language', ({ language, entry, questions, family }) => {
  const main = documentAt(`/${language}/individuality`).querySelector('main');

  it('is found from the home page', () => {
    const links = linksOf(documentAt(`/${language}/`).querySelector('main'));
    expect(links).toContainEqual([entry, `/${language}/individuality`]);
  });

  it('is there to be read without a script, and families lead on', () => {
    const read = main?.querySelector('noscript');
    expect([...(read?.querySelectorAll('dt') ?? [])].map(textOf)).toEqual(questions);
    const families = linksOf(main).filter(([, address]) => address === `/${language}/series/searchlight`);
    expect(families.some(([text]) => text?.startsWith(family))).toBe(true);
  });
});
