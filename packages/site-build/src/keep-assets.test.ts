import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepEarlierAssets } from './keep-assets.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 23);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payload-assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A build with files of its own, after which those of the one before are kept. Gives all that lie there then. */
async function build(name: string, before: string, files: readonly string[], at: number): Promise<string[]> {
  const assets = join(folder, name, 'assets');
  await mkdir(assets, { recursive: true });
  await Promise.all(files.map((file) => writeFile(join(assets, file), `${file} of ${name}`)));
  await keepEarlierAssets(join(folder, before), join(folder, name), at);
  return (await readdir(assets)).toSorted();
}

it('keeps nothing where nothing was built before', async () => {
  expect(await build('1', 'none', ['a-1.js'], start)).toEqual(['a-1.js']);
});

it('keeps what a build replaces for a day, however old it is', async () => {
  await build('1', 'none', ['a-1.js', 'a-1.js.br', 'same.js'], start);
  const replaced = start + 100 * hour;
  expect(await build('2', '1', ['a-2.js', 'same.js'], replaced)).toEqual([
    'a-1.js',
    'a-1.js.br',
    'a-2.js',
    'same.js',
  ]);
  expect(await readFile(join(folder, '2/assets/same.js'), 'utf8')).toBe('same.js of 2');
  // Counted from when it was replaced, not from the build after that.
  expect(await build('3', '2', ['a-3.js', 'same.js'], replaced + 23 * hour)).toContain('a-1.js');
  expect(await build('4', '3', ['a-4.js', 'same.js'], replaced + 24 * hour)).toEqual([
    'a-2.js',
    'a-3.js',
    'a-4.js',
    'same.js',
  ]);
});

it('begins to count again where a file is part of a build again', async () => {
  await build('1', 'none', ['a-1.js'], start);
  await build('2', '1', ['a-2.js'], start + hour);
  await build('3', '2', ['a-1.js'], start + 20 * hour);
  expect(await build('4', '3', ['a-4.js'], start + 30 * hour)).toContain('a-1.js');
  expect(await build('5', '4', ['a-5.js'], start + 50 * hour)).toContain('a-1.js');
});
