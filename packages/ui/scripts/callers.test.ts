import { describe, expect, it } from 'vitest';
import keptAlone from '../kept-alone.json' with { type: 'json' };
import { callers, importsOfSections, valueImports } from './callers.ts';

const alone = [...callers()].filter(([, places]) => places.size < 2).map(([name]) => name);

describe('what is packed', () => {
  it('is used in two places, or is kept for a reason', () => {
    const without = alone.filter((name) => !Object.hasOwn(keptAlone, name));
    expect(
      without,
      'Used in one place alone: a section of that page (src/sections), or part of what uses it. With state or keys of its own, or named by the specification: kept-alone.json.',
    ).toEqual([]);
  });

  it('is kept for no reason that it no longer needs', () => {
    expect(Object.keys(keptAlone).filter((name) => !alone.includes(name))).toEqual([]);
  });

  it('is a hundred components at most', () => {
    expect(callers().size).toBeLessThanOrEqual(100);
  });

  it('imports no section, which is not packed', () => {
    expect(importsOfSections()).toEqual([]);
  });
});

describe('an import', () => {
  it.each([
    [`import { Button } from '@payload/ui/Button';`, ['@payload/ui/Button']],
    [`import { type Props, Button } from '../Button/index.ts';`, ['../Button/index.ts']],
    [`const part = import('../Part/index.ts');`, ['../Part/index.ts']],
    [`import type { Props } from '../Button/index.ts';`, []],
    [`import { type One, type Two } from '../Button/index.ts';`, []],
  ])('%s shows %j', (source, shown) => {
    expect(valueImports(source)).toEqual(shown);
  });
});
