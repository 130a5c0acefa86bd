// Writes tokens/, the design tokens for design tools: node packages/ui/scripts/tokens.ts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokenFiles } from './tokens/files.ts';

const folder = join(import.meta.dirname, '../tokens');

rmSync(folder, { recursive: true, force: true });
for (const [path, text] of tokenFiles()) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
