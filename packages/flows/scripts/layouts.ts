import { writeFileSync } from 'node:fs';
import { layoutsOf } from './layout.ts';
import { machines } from './machines.ts';

for (const { machine, layout } of machines) {
  // oxlint-disable-next-line no-await-in-loop -- A layout is all a core can do.
  writeFileSync(layout, await layoutsOf(machine));
}
console.log(`${machines.length} layouts written.`);
