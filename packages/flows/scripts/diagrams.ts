import { writeFileSync } from 'node:fs';
import { mermaidOf } from '../src/diagram/mermaid.ts';
import { machines } from './machines.ts';

for (const { machine, file } of machines) writeFileSync(file, mermaidOf(machine));
console.log(`${machines.length} diagrams written.`);
