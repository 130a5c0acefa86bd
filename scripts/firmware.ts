import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firmware, firmwareFileName } from '../packages/catalog/src/index.ts';
import { sampleFirmware } from './sample-firmware.ts';

/** `npm run firmware`: makes the sample firmware files anew and compares them with what the catalogue says. */
const folder = join(import.meta.dirname, '../apps/site/public/static/files/firmware');

mkdirSync(folder, { recursive: true });
for (const file of firmware) {
  const name = firmwareFileName(file);
  const bytes = await sampleFirmware(file);
  writeFileSync(join(folder, name), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  console.log(`${name}  ${bytes.length} bytes  ${sha256}`);
  if (sha256 === file.sha256) continue;
  console.error(
    `The catalogue has another SHA-256 for ${name}: correct it in packages/catalog/src/firmware.ts.`,
  );
  process.exitCode = 1;
}
