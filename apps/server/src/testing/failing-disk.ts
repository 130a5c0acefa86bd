/**
 * Opens the database of the data folder named by its argument, adds one row to it, and one more once the
 * disk has begun to refuse every fsync.
 */
import fs from 'node:fs';
import { openEmbedded } from '../db/embedded.ts';
import { addRow } from './rows.ts';

const store = await openEmbedded(process.argv[2] ?? '', (reason) => {
  console.error(`broken: ${reason}`);
  process.exit(3);
});
await addRow(store.db, 'first');
console.log('first row acknowledged');
fs.fsyncSync = () => {
  throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
};
await addRow(store.db, 'second');
console.log('second row acknowledged');
