import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../src/components');
const components = globSync('*/', { cwd: folder }).map((path) => basename(path));

/** All stories of a component; several files may tell them. */
const storiesOf = (name: string) =>
  globSync(`${name}/*.stories.tsx`, { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const has = (stories: string, name: string) => new RegExp(`^export const ${name}\\b`, 'm').test(stories);

/** Those whose words cannot be long: figures, codes, drawings, two languages' own names, and what is only read out. */
const withoutLongTexts = new Set(
  `
    Bars Checksum ChoiceMark Figure FileSize IconButton LanguageSwitch LineDrawing LoadingLine Scale Skeleton
    Stack VisuallyHidden
  `.match(/\w+/g),
);

it('a component says when to use it, and is a story with controls, in Chinese and with long texts', () => {
  const missing = components.flatMap((name) => {
    const stories = storiesOf(name);
    const asked = ['Default', 'Playground', 'Chinese', ...(withoutLongTexts.has(name) ? [] : ['LongTexts'])];
    return [
      ...(stories.includes('usage: {') ? [] : [`${name} does not say in parameters.usage when to use it`]),
      ...asked.filter((story) => !has(stories, story)).map((story) => `${name} has no story ${story}`),
    ];
  });
  expect(missing).toEqual([]);
});

it('whoever is let off for long texts is there and has none', () => {
  const told = [...withoutLongTexts].filter(
    (name) => !components.includes(name) || has(storiesOf(name), 'LongTexts'),
  );
  expect(told, 'to be taken from the list above').toEqual([]);
});

it('a component has its entry', () => {
  expect(components.filter((name) => !existsSync(join(folder, name, 'index.ts')))).toEqual([]);
});
