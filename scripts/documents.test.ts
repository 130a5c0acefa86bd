import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = join(fileURLToPath(import.meta.url), '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md', 'tests/scenarios/*.md', 'benchmarks/*/*.md'], {
  cwd: root,
});

/** What a heading is linked by, as GitHub makes it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function brokenLinks(file: string): string[] {
  const text = read(file);
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    const [path = '', heading] = target.split('#');
    const linked = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, linked))) return [`${file}: ${target}`];
    if (heading === undefined) return [];
    const headings = [...read(linked).matchAll(/^#+ (.*)$/gm)].map(([, words = '']) => anchor(words));
    return headings.includes(heading) ? [] : [`${file}: ${target}`];
  });
}

describe('documents', () => {
  it('link to files and headings that exist', () => {
    expect(documents.flatMap(brokenLinks)).toEqual([]);
  });

  it.each(globSync('docs/decisions/*.md', { cwd: root }))(
    '%s says its status, date and when to look again',
    (file) => {
      const number = /(\d{4})-[^/]*$/.exec(file)?.[1];
      expect(read(file)).toMatch(
        new RegExp(
          `^# ${number} .+\\n\\n- Status: (accepted|replaced by \\d{4}|withdrawn)\\n- Date: \\d{4}-\\d\\d-\\d\\d.*\\n- Revisit when: .+\\n`,
        ),
      );
    },
  );

  it('name source files that exist', () => {
    const sources = globSync(
      ['{apps,packages,scripts,tests,benchmarks}/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
      {
        cwd: root,
        exclude: ['**/node_modules', '**/dist'],
      },
    );
    const missing = documents
      .filter((file) => file !== 'docs/walks-moved.md')
      .flatMap((file) =>
        [...read(file).matchAll(/`((?!@)[\w./-]+\/[\w./-]+\.tsx?)`/g)]
          .map(([, path = '']) => path)
          .filter((path) => !sources.some((source) => source === path || source.endsWith(`/${path}`)))
          .map((path) => `${file}: ${path}`),
      );
    expect(missing).toEqual([]);
  });

  it('name every setting of the server in docs/settings.md, and none that it does not have', () => {
    const config = read('apps/server/src/config.ts');
    const settings = new Set([...config.matchAll(/'([A-Z][A-Z_0-9]{3,})'/g)].map(([, name]) => name));
    const told = [...read('docs/settings.md').matchAll(/^\| `([A-Z_0-9]+)`/gm)].map(([, name]) => name);
    expect(new Set(told)).toEqual(settings);
  });

  it('keep a recipe of CONTRIBUTING at eight lines', () => {
    const recipes = (read('CONTRIBUTING.md').split('## 2. Recipes')[1] ?? '').split('## 3. ')[0] ?? '';
    const long = recipes.split(/\n{2,}/).filter((recipe) => recipe.trim().split('\n').length > 8);
    expect(long).toEqual([]);
  });
});
