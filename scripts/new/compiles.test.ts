import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeTextIndex } from '../../packages/catalog/scripts/text-index.ts';
import { newCall } from './call.ts';
import { newComponent } from './component.ts';
import { newPage } from './page.ts';
import { applied, type Plan } from './plan.ts';
import { newProduct } from './product.ts';
import { newSection } from './section.ts';

const root = join(import.meta.dirname, '../..');

/** What neither is a source nor leads to one. */
const leftOut =
  /^(?:\.git|node_modules|apps\/site\/(?:public|dist)|tests\/pictures|storybook-static|data|test-results)(?:\/|$)/;

/** The sources beside what the compiler remembers of them, so that it looks only at what is new. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'payload-new-'));
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    // A package's links to its neighbours lead to the copies of those.
    verbatimSymlinks: true,
    filter: (path) => !leftOut.test(relative(root, path)),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

it('what is written for each kind of thing compiles', { timeout: 300_000 }, () => {
  const copy = copyOfSources();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const read = (path: string) =>
    existsSync(join(copy, path)) ? readFileSync(join(copy, path), 'utf8') : undefined;
  const plans: (() => Plan)[] = [
    () => newComponent('SampleRow', { when: 'Use it for …', group: 'Product', version: '0.3.0' }),
    () => newSection('SampleTable', 'product'),
    () => newPage('sample-parts', { en: 'Parts', cn: '备件' }),
    () => newProduct('Sample9', 'searchlight', read),
    () => newCall('findSample'),
  ];
  for (const plan of plans) {
    for (const [path, text] of applied(plan(), read)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
  }
  writeTextIndex(copy);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-b'], { cwd: copy, encoding: 'utf8' });
  expect(stdout).toBe('');
});
