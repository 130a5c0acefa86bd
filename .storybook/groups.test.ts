import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const metas = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], {
  cwd: root,
})
  .toSorted()
  .map((path) => ({
    path,
    meta: loadCsf(read(path), { fileName: path, makeTitle: (title) => title }).parse().meta,
  }));
const components = metas.filter(({ path }) => path.includes('/components/'));
const sections = metas.filter(({ path }) => path.includes('/sections/'));
const { version }: { version: string } = JSON.parse(read('packages/ui/package.json'));

/** The sort order's top level: a list after a name holds what lies within it. */
const { order }: { order: (string | string[])[] } = getStorySortParameter(read('.storybook/preview.tsx'));
const groups = order.filter((each) => typeof each === 'string');

describe('the groups of the sidebar', () => {
  it('hold every story', () => {
    const others = metas.filter(({ meta }) => !groups.includes(meta?.title?.split('/')[0] ?? ''));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('keep the ids that pictures and links go by', () => {
    const moved = components.filter(
      ({ path, meta }) => !meta?.id?.startsWith(`components-${basename(dirname(path)).toLowerCase()}`),
    );
    expect(moved.map(({ path }) => path)).toEqual([]);
    expect(new Set(components.map(({ meta }) => meta?.id)).size).toBe(components.length);
  });
});

it('a section of the site’s pages stands under Patterns, without a page of props', () => {
  const others = sections.filter(
    ({ path, meta }) =>
      !meta?.title?.startsWith('Patterns/') ||
      meta.id !== `patterns-${basename(dirname(path)).toLowerCase()}` ||
      !meta.tags?.includes('!autodocs'),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
  expect(sections.length).toBeGreaterThan(50);
});

describe('a component’s tags', () => {
  const pages = components.filter(({ meta }) => !meta?.tags?.includes('!autodocs'));

  it('say one status', () => {
    const unclear = pages.filter(
      ({ meta }) => meta?.tags?.filter((tag) => ['new', 'stable', 'base'].includes(tag)).length !== 1,
    );
    expect(unclear.map(({ path }) => path)).toEqual([]);
  });

  it('say the version it came with, which the changelog has', () => {
    const released = [...read('packages/ui/CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(
      ([, name]) => `since-${name}`,
    );
    const unclear = pages.filter(
      ({ meta }) => meta?.tags?.filter((tag) => released.includes(tag)).length !== 1,
    );
    expect(unclear.map(({ path }) => path)).toEqual([]);
  });

  it('call new what came with this version, and nothing else', () => {
    const wrong = pages.filter(
      ({ meta }) => meta?.tags?.includes('new') && !meta.tags.includes(`since-${version}`),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
