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

it('a component says when to use it, and has a story at rest and one with controls', () => {
  const missing = components.flatMap((name) => {
    const stories = storiesOf(name);
    return [
      ...(stories.includes('usage: {') ? [] : [`${name} does not say in parameters.usage when to use it`]),
      ...['Default', 'Playground']
        .filter((story) => !has(stories, story))
        .map((story) => `${name} has no story ${story}`),
    ];
  });
  expect(missing).toEqual([]);
});

it('a Playground is for trying, not a test: it shows what Default does', () => {
  const tested = components.filter((name) => {
    const [, playground = ''] = storiesOf(name).split(/^export const Playground\b/m);
    return !/^[^;]*?tags: \[[^\]]*'!test'/.test(playground);
  });
  expect(tested).toEqual([]);
});

it('a component has its entry', () => {
  expect(components.filter((name) => !existsSync(join(folder, name, 'index.ts')))).toEqual([]);
});
