import { describe, expect, it } from 'vitest';
import { definePage } from '../navigation/page.ts';
import { withActive } from './KeepAlivePages.tsx';

const module = definePage({
  header: 'night',
  load: async () => null,
  head: () => ({ title: '', description: '' }),
  Page: () => null,
});
const page = (key: string, data: unknown = null) => ({
  key,
  module,
  props: { data, params: {}, search: new URLSearchParams(), language: 'en' as const },
});
const keys = (pages: readonly { key: string }[]) => pages.map(({ key }) => key);

describe('keep', () => {
  it('puts the active page last and keeps the others', () => {
    const pages = withActive(withActive([], page('/a')), page('/b'));
    expect(keys(withActive(pages, page('/a')))).toEqual(['/b', '/a']);
  });

  it('gives the active page its new data and leaves the hidden ones as they were', () => {
    const pages = withActive([page('/a', 1), page('/b', 1)], page('/b', 2));
    expect(pages.map(({ props }) => props.data)).toEqual([1, 2]);
  });

  it('drops the page that was shown longest ago when there are too many', () => {
    expect(keys(withActive([page('/a'), page('/b')], page('/c'), 2))).toEqual(['/b', '/c']);
  });

  it('drops a page that is not to be kept once another is shown', () => {
    const passing = { ...page('/a'), module: definePage({ ...module, keepAlive: false }) };
    const pages = withActive([], passing);
    expect(keys(pages)).toEqual(['/a']);
    expect(keys(withActive(pages, page('/b')))).toEqual(['/b']);
  });

  it('keeps all while an error is shown', () => {
    expect(keys(withActive([page('/a')], null))).toEqual(['/a']);
  });
});
