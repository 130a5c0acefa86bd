import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mermaidOf } from '../src/diagram/mermaid.ts';
import { machines } from './machines.ts';

it.each(machines)('the diagram of $machine.id shows the machine as it is', ({ machine, file }) => {
  expect(mermaidOf(machine), 'Write it again: npx pnpm --filter @payload/flows diagrams').toBe(
    readFileSync(file, 'utf8'),
  );
});
