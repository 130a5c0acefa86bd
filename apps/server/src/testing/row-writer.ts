/**
 * Opens the database of the data folder named by its argument, prints the names of all rows in it as one
 * line, and then adds rows, numbered from the second argument on, until it is killed. A number is printed
 * once the database has acknowledged its row.
 */
import { openEmbedded } from '../db/embedded.ts';
import { addRow, rowNames } from './rows.ts';

const [dataDir = '', first = '0'] = process.argv.slice(2);
console.log('opening');
const store = await openEmbedded(dataDir, () => process.exit(1));
await store.prepare(async () => {});
console.log(JSON.stringify(await rowNames(store.db)));
for (let number = Number(first); ; number++) {
  await addRow(store.db, String(number));
  console.log(number);
}
