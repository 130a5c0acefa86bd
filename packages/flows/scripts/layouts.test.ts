import { expect, it } from 'vitest';
import { layouts } from '../src/diagram/layouts.ts';
import { viewsOf } from '../src/diagram/views.ts';
import { machines } from './machines.ts';

const placed: Readonly<Record<string, (typeof layouts)['signIn']>> = layouts;

it.each(machines)('the graph of $machine.id shows the machine as it is', ({ machine }) => {
  const shown = (placed[machine.id] ?? []).map(({ path, nodes, edges }) => ({
    path,
    nodes: nodes.map(({ path: id, label, kind, isInitial }) => ({ path: id, label, kind, isInitial })),
    edges: edges.map(({ from, to }) => [from, to]),
  }));
  expect(shown, 'Write it anew: npx pnpm --filter @payload/flows diagrams').toEqual(
    viewsOf(machine).map(({ path, nodes, edges }) => ({
      path,
      nodes,
      edges: edges.map(({ from, to }) => [from, to]),
    })),
  );
});

it('no view is wider than what a screen of 1280 px shows', () => {
  const views = Object.entries(layouts).flatMap(([id, each]) => each.map((view) => ({ id, ...view })));
  const wide = views.filter(({ width }) => width > 1200);
  expect(wide.map(({ id, path, width }) => `${id} ${path}: ${width}`)).toEqual([]);
});
