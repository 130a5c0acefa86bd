/**
 * Opens the database of the data folder named by its argument, prints the names of all files in it as one
 * line, and then adds files, numbered from the second argument on, until it is killed. A number is printed
 * once the database has acknowledged its row.
 */
import { openEmbedded } from '../db/embedded.ts';
import { otaFile } from '../db/schema.ts';
import { addOtaFile } from '../services/ota-files.ts';
import { sampleOtaFile } from './samples.ts';

const [dataDir = '', first = '0'] = process.argv.slice(2);
console.log('opening');
const store = await openEmbedded(dataDir, () => process.exit(1));
await store.prepare(async () => {});
const rows = await store.db.select({ name: otaFile.name }).from(otaFile);
console.log(JSON.stringify(rows.map((row) => row.name)));
for (let number = Number(first); ; number++) {
  await addOtaFile(store.db, sampleOtaFile({ name: String(number) }));
  console.log(number);
}
