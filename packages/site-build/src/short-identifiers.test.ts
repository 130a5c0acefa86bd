import { expect, it } from 'vitest';
import { shortIdentifiers } from './short-identifiers.ts';

const files = Array.from({ length: 100 }, (_, index) => `src/${index}.css.ts`);
const style = (filePath: string, hash: string) => ({ filePath, hash });

it('gives every name of every file another identifier, which CSS takes', () => {
  const nameOf = shortIdentifiers(files);
  const names = files.flatMap((_, file) =>
    Array.from({ length: 50 }, (_none, index) => nameOf(style(`src/${file}.css.ts`, `h${index}`))),
  );
  expect(new Set(names).size).toBe(100 * 50);
  expect(names.filter((name) => !/^[a-z][0-9a-z]{2,3}$/.test(name))).toEqual([]);
});

it('gives the same where files come in another order, and where one is evaluated again', () => {
  const [first, second] = [shortIdentifiers(files), shortIdentifiers(files.toReversed())];
  const named = ['a1', 'a2', 'b1', 'a1'].map((hash) => first(style('src/7.css.ts', hash)));
  second(style('src/8.css.ts', 'a1'));
  expect(['a1', 'a2', 'b1', 'a1'].map((hash) => second(style('src/7.css.ts', hash)))).toEqual(named);
});

it('refuses a file that it was not told of', () => {
  expect(() => shortIdentifiers(files)(style('src/new.css.ts', 'a1'))).toThrow('src/new.css.ts');
});
