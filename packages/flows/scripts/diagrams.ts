import { writeFileSync } from 'node:fs';
import { machines } from './machines.ts';
import { mermaidOf } from './mermaid.ts';

for (const { machine, file } of machines) writeFileSync(file, mermaidOf(machine));
console.log(`${machines.length} diagrams written.`);
