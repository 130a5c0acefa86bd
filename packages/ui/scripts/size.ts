// Prints what each component weighs and holds it to size-budget.json: npm run size
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budget, problems, type Size, withLinesFor } from './budget.ts';
import { buildLibrary } from './build.ts';
import { measureAll } from './measure.ts';

const budgetFile = join(import.meta.dirname, '../size-budget.json');

if (!process.argv.includes('--built')) await buildLibrary();
const measured = await measureAll();

const kilobytes = ({ js, css }: Size) =>
  [js, css].map((bytes) => (bytes / 1000).toFixed(2).padStart(7)).join('');
console.log('kB after brotli, React left out. The whole has the tokens in it, which all components share.');
console.log(`${''.padEnd(20)}           own          whole`);
console.log(`${''.padEnd(20)}${'     JS    CSS'.repeat(2)}`);
for (const { name, own, whole, hasRadix } of measured)
  console.log(`${name.padEnd(20)}${kilobytes(own)}${kilobytes(whole)}${hasRadix ? '  radix-ui' : ''}`);

const budget: Budget = JSON.parse(readFileSync(budgetFile, 'utf8'));
if (process.argv.includes('--write')) {
  writeFileSync(budgetFile, withLinesFor(measured, budget));
} else {
  const found = problems(measured, budget);
  if (found.length > 0) {
    console.error(`\n${found.join('\n')}`);
    process.exitCode = 1;
  } else {
    console.log(`\n${measured.length} components keep to their budgets (packages/ui/size-budget.json).`);
  }
}
