import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { KeptFigures } from './figures.ts';
import { draw, record } from './record/record.ts';

/**
 * Runs benchmarks one after the other: those that are named, all where none is. `--record` keeps their figures and draws
 * docs/speed.md again, `--draw` only draws it; `--rounds` goes to those that have rounds.
 */
const benchmarks: Readonly<Record<string, { module: string; hasRounds?: boolean }>> = {
  carousel: { module: 'carousel/carousel.ts' },
  turn: { module: 'turn/turn.ts', hasRounds: true },
  server: { module: 'server/server.ts' },
  cluster: { module: 'cluster/cluster.ts' },
  search: { module: 'search/search.ts' },
  site: { module: 'site/site.ts', hasRounds: true },
  peers: { module: 'peers/peers.ts', hasRounds: true },
  lighthouse: { module: 'site/lighthouse.ts', hasRounds: true },
  memory: { module: 'memory/memory.ts' },
  tooling: { module: 'tooling/tooling.ts' },
};

const { values, positionals } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    draw: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}

if (values.draw) {
  await draw();
  process.exit();
}

const figures: KeptFigures = {};
for (const [name, { module, hasRounds = false }] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const args = hasRounds && values.rounds ? ['--rounds', values.rounds] : [];
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), args);
  child.on('message', (told) => Object.assign(figures, told));
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    console.error(`The benchmark ${name} ended with ${code}; see above why.`);
    process.exit(1);
  }
}
if (values.record) await record(figures);
