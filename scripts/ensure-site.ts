import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfInputs } from './inputs.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const record = join(root, 'apps/site/dist/inputs');

function builtFrom(): string {
  try {
    return readFileSync(record, 'utf8');
  } catch {
    return '';
  }
}

/** Builds the site unless the one that is there was built from exactly these files and this address. */
export async function ensureSite(): Promise<void> {
  const inputs = hashOfInputs(root, process.env['PUBLIC_URL'] ?? '');
  if (builtFrom() === inputs) return;
  console.log('Building the site. The first time takes about half a minute.');
  await import('./build.ts');
  writeFileSync(record, inputs);
}
