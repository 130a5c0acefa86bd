import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFileName, appFiles, firmware, firmwareFileName } from '../packages/catalog/src/index.ts';
import { sampleApp } from './sample-app.ts';
import { sampleFirmware } from './sample-firmware.ts';

/** `npm run firmware`: makes the sample files again and compares them with what the catalogue says. */
const folder = join(import.meta.dirname, '../apps/site/public/static/files');

function put(path: string, bytes: Uint8Array, listed: { size: number; sha256: string }, list: string): void {
  writeFileSync(join(folder, path), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  console.log(`${path}  ${bytes.length} bytes  ${sha256}`);
  if (sha256 === listed.sha256 && bytes.length === listed.size) return;
  console.error(`The catalogue says something else of ${path}: correct it in packages/catalog/src/${list}.`);
  process.exitCode = 1;
}

for (const name of ['firmware', 'app']) mkdirSync(join(folder, name), { recursive: true });
for (const file of firmware)
  put(`firmware/${firmwareFileName(file)}`, await sampleFirmware(file), file, 'firmware.ts');
for (const file of appFiles) put(`app/${appFileName(file)}`, sampleApp(file), file, 'app.ts');
