import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { newCall } from './call.ts';
import { newComponent } from './component.ts';
import { newPage } from './page.ts';
import { applied, PlanError } from './plan.ts';
import { newProduct } from './product.ts';
import { newSection } from './section.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
const titles = { en: 'Spare parts', cn: '备件' };

/** What stands in a file after a plan and did not before. */
const addedTo = (texts: Map<string, string>, path: string) => {
  const before = new Set(read(path)?.split('\n'));
  return (texts.get(path) ?? '').split('\n').filter((line) => !before.has(line));
};

describe('what is written', () => {
  it.each([
    ['component', newComponent('SpareRow', { when: 'Use it for …', group: 'Product', version: '0.3.0' })],
    ['section', newSection('SampleTable', 'product')],
    ['page', newPage('spare-parts', titles)],
    ['product', newProduct('Sample9', 'searchlight', read)],
    ['call', newCall('findSample')],
  ])('for a %s can be read, and says what comes next', (_kind, plan) => {
    const texts = [...applied(plan, read)];
    const faults = texts.flatMap(([path, text]) =>
      // JSON is a module's text as well once it is in parentheses.
      path.endsWith('.json') ? parseSync('data.js', `(${text})`).errors : parseSync(path, text).errors,
    );
    expect(faults).toEqual([]);
    expect(plan.next.length).toBeGreaterThan(1);
  });
});

describe('a new product', () => {
  const texts = applied(newProduct('Sample9', 'searchlight', read), read);

  it('stands last of its family, without what is another model’s alone', () => {
    const entry = addedTo(texts, 'packages/catalog/src/products/searchlight.ts').join('\n');
    expect(entry).toContain("code: 'Sample9'");
    expect(entry).not.toMatch(/published|video|synonyms/);
  });

  it.each(['en', 'cn'])('has texts in %s under its own code', (language) => {
    const path = `packages/catalog/src/locales/${language}/products/searchlight.json`;
    const all: unknown = JSON.parse(texts.get(path) ?? '');
    expect(all).toHaveProperty(['Sample9', 'description']);
    expect(all).toHaveProperty('T90');
  });

  it.each([
    ['t45', 'searchlight'],
    ['Sample9', 'lamp'],
    ['T90', 'searchlight'],
  ])('%s of the family %s is refused', (code, type) => {
    expect(() => newProduct(code, type, read)).toThrow(PlanError);
  });
});

describe('a new call', () => {
  it('finds its place at both ends', () => {
    const texts = applied(newCall('findSample'), read);
    expect(addedTo(texts, 'packages/api/src/contract/index.ts')).toEqual([
      "export * from './find-sample.ts';",
    ]);
    expect(addedTo(texts, 'apps/server/src/app.ts')).toHaveLength(2);
    expect(addedTo(texts, 'packages/web/src/data/catalog-source.ts')).toHaveLength(1);
  });

  it('is named by what it does', () => {
    expect(() => newCall('aircraft')).toThrow(PlanError);
  });
});

describe('a new page', () => {
  it('finds its place in every file that names pages', () => {
    const texts = applied(newPage('spare-parts', titles), read);
    const added = (path: string) => addedTo(texts, path);
    expect(added('packages/web/src/navigation/route-table.ts')).toEqual([
      "  spareParts: { path: 'spare-parts', page: 'spare-parts/SparePartsPage' },",
    ]);
    expect(added('packages/web/src/navigation/paths.ts')).toEqual(["    spareParts: to('spareParts'),"]);
    expect(added('packages/site-build/src/site-paths.ts')).toEqual(["  spareParts: [pathOf('spareParts')],"]);
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
  const told = { when: "Use it for a part's row.", group: 'Product', version: '0.3.0' };

  it('has stories that say when to use it, in which group it stands and since when it is there', () => {
    const texts = applied(newComponent('SpareRow', told), read);
    expect([...texts.keys()]).toHaveLength(4);
    const stories = texts.get('packages/ui/src/components/SpareRow/SpareRow.stories.tsx');
    expect(stories).toContain(`when: "Use it for a part's row."`);
    expect(stories).toContain("title: 'Product/SpareRow'");
    expect(stories).toContain("tags: ['new', 'since-0.3.0']");
  });

  it.each([
    ['button', told],
    ['Button2', told],
    ['SpareRow', { ...told, when: ' ' }],
    ['SpareRow', { ...told, group: 'Widgets' }],
  ])('called %s with %j is refused with what to write instead', (name, given) => {
    expect(() => newComponent(name, given)).toThrow(PlanError);
  });

  it('overwrites no component', () => {
    expect(() => applied(newComponent('Button', told), read)).toThrow(/already/);
  });
});

describe('a new section', () => {
  it('stands in the folder of its page, and under Patterns without a page of props', () => {
    const texts = applied(newSection('PartsTable', 'product-downloads'), read);
    const folder = 'packages/ui/src/sections/product-downloads/PartsTable';
    expect([...texts.keys()]).toHaveLength(4);
    const stories = texts.get(`${folder}/PartsTable.stories.tsx`);
    expect(stories).toContain("title: 'Patterns/Product downloads/PartsTable'");
    expect(stories).toContain("tags: ['!autodocs']");
  });

  it.each([
    ['partsTable', 'product'],
    ['PartsTable', undefined],
    ['PartsTable', '../components'],
  ])('called %s on page %s is refused with what to write instead', (name, page) => {
    expect(() => newSection(name, page)).toThrow(PlanError);
  });
});
