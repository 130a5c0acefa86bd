import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newComponent } from './component.ts';
import { newPage } from './page.ts';
import { applied, PlanError } from './plan.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
const titles = { en: 'Spare parts', cn: '备件' };

describe('a new page', () => {
  it('finds its place in every file that names pages', () => {
    const texts = applied(newPage('spare-parts', titles), read);
    const added = (path: string) => {
      const before = new Set(read(path)?.split('\n'));
      return (texts.get(path) ?? '').split('\n').filter((line) => !before.has(line));
    };
    expect(added('apps/site/src/platform/navigation/route-table.ts')).toEqual([
      "  spareParts: { path: 'spare-parts', page: 'spare-parts/SparePartsPage' },",
    ]);
    expect(added('apps/site/src/platform/navigation/paths.ts')).toEqual([
      "    spareParts: to('spareParts'),",
    ]);
    expect(added('apps/site/src/app/site-paths.ts')).toEqual(["  spareParts: [pathOf('spareParts')],"]);
    expect(added('apps/site/src/platform/language/i18n.ts')).toHaveLength(3);
    expect(added('apps/site/src/app/stories/Company.stories.tsx')).toHaveLength(2);
    expect(JSON.parse(texts.get('packages/catalog/src/locales/cn/spare-parts.json') ?? '')).toMatchObject({
      title: '备件',
    });
  });

  it('is asked for in both languages', () => {
    expect(() => newPage('spare-parts', { en: 'Spare parts', cn: undefined })).toThrow(/both languages/);
  });

  it('overwrites no page', () => {
    expect(() => applied(newPage('news', titles), read)).toThrow(PlanError);
  });
});

describe('a new component', () => {
  it('has stories that say when to use it', () => {
    const texts = applied(newComponent('SpareRow', "Use it for a part's row."), read);
    expect([...texts.keys()]).toHaveLength(4);
    expect(texts.get('packages/ui/src/components/SpareRow/SpareRow.stories.tsx')).toContain(
      `when: "Use it for a part's row."`,
    );
  });

  it.each([
    ['button', 'Use it for …'],
    ['Button2', 'Use it for …'],
    ['SpareRow', ' '],
  ])('called %s with %j is refused with what to write instead', (name, when) => {
    expect(() => newComponent(name, when)).toThrow(PlanError);
  });

  it('overwrites no component', () => {
    expect(() => applied(newComponent('Button', 'Use it for …'), read)).toThrow(/already/);
  });
});
