import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Run, readHistory } from './history.ts';
import { speedPage } from './speed-page.ts';

const docs = new URL('../../docs/', import.meta.url);

const run = (commit: string, figures: Run['figures']): Run => ({ date: '2026-11-24', commit, figures });

describe('the page of figures in the repository', () => {
  it('is drawn from the recorded runs', async () => {
    const drawn = Object.entries(speedPage(await readHistory()));
    expect(drawn.length).toBeGreaterThan(1);
    for (const [path, text] of drawn)
      expect(
        readFileSync(new URL(path, docs), 'utf8'),
        `${path} is not drawn from benchmarks/history.json: run \`npm run bench -- --draw\`.`,
      ).toBe(text);
  });

  it('has no chart of a figure that is no longer kept', async () => {
    const charts = readdirSync(new URL('speed/', docs)).map((name) => `speed/${name}`);
    expect(Object.keys(speedPage(await readHistory()))).toEqual(expect.arrayContaining(charts));
  });
});

describe('a chart', () => {
  const page = speedPage([run('aaaaaaa', { 'home-script': 136.4 }), run('bbbbbbb', { 'home-script': 91 })]);

  it('says the last figure, its goal and whether it is met', () => {
    expect(page['speed/home-script.svg']).toContain(
      'Home: JavaScript until the load event: 91.0 KiB, goal at most 96.0 KiB, met',
    );
    expect(page['speed.md']).toMatch(
      /\| ≤ 96\.0 KiB +\| 91\.0 KiB +\| 136\.4 KiB +\| met +\| 2026-11-24 bbbbbbb \|/,
    );
  });

  it('names each run', () => {
    expect(page['speed/home-script.svg']).toContain('2026-11-24 aaaaaaa: 136.4 KiB');
  });

  it('shows a figure that must not fall as missed where it has', () => {
    const { 'speed.md': text } = speedPage([run('ccccccc', { 'lighthouse-worst': 92 })]);
    expect(text).toMatch(/\| ≥ 98 +\| 92 +\| +\| \*\*missed\*\* +\|/);
  });

  it('leaves out a run in which the figure was not measured', () => {
    const pages = speedPage([run('aaaaaaa', { click: 0.2 }), run('bbbbbbb', { 'home-script': 91 })]);
    expect(pages['speed/click.svg']).not.toContain('bbbbbbb');
  });
});
