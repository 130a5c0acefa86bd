import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { KeptFigures } from '../figures.ts';
import { readHistory, writeHistory } from './history.ts';
import { speedPage } from './speed-page.ts';

const docs = new URL('../../docs/', import.meta.url);

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: fileURLToPath(docs), encoding: 'utf8' });
  if (status !== 0) throw new Error('Without git there is no commit to record the figures for.');
  return stdout.trim();
}

/** Draws docs/speed.md and its charts out of the recorded runs. */
export async function draw(): Promise<void> {
  await rm(new URL('speed', docs), { recursive: true, force: true });
  await mkdir(new URL('speed', docs));
  for (const [path, text] of Object.entries(speedPage(await readHistory())))
    await writeFile(new URL(path, docs), text);
}

/** Adds the figures to those of the runs before, and draws the page of all of them again. */
export async function record(figures: KeptFigures): Promise<void> {
  if (Object.keys(figures).length === 0) {
    console.error('None of these benchmarks has figures that are kept, so nothing was recorded.');
    return;
  }
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  const commit = git('rev-parse', '--short=7', 'HEAD') + (isChanged ? '+' : '');
  const runs = [...(await readHistory()), { date: new Date().toISOString().slice(0, 10), commit, figures }];
  await writeHistory(runs);
  await draw();
  console.log('\nRecorded: benchmarks/history.json, docs/speed.md.');
}
