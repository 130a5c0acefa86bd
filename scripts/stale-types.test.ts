import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forgetStaleTypes } from './stale-types.ts';

const code = { version: 'a', signature: 'b' };

it.each([
  ['forgets a project whose JSON has changed', { version: 'c', signature: 'd' }, false],
  ['keeps one whose JSON is as it was first read', { version: 'c' }, true],
  ['keeps one whose JSON is known by its version alone', 'c', true],
])('%s', (_name, text, isKept) => {
  const root = mkdtempSync(join(tmpdir(), 'payload-types-'));
  const info = join(root, 'packages/catalog/.tsbuild/tsconfig.tsbuildinfo');
  mkdirSync(join(info, '..'), { recursive: true });
  writeFileSync(info, JSON.stringify({ fileNames: ['a.ts', 'b.json'], fileInfos: [code, text] }));
  forgetStaleTypes(root);
  expect(existsSync(info)).toBe(isKept);
  rmSync(root, { recursive: true });
});
