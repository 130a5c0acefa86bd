/**
 * Opens the database of the data folder named by its argument, adds one file to it, and one more once the
 * disk has begun to refuse every fsync.
 */
import fs from 'node:fs';
import { openEmbedded } from '../db/embedded.ts';
import { addOtaFile } from '../services/ota-files.ts';
import { sampleOtaFile } from './samples.ts';

const store = await openEmbedded(process.argv[2] ?? '', (reason) => {
  console.error(`broken: ${reason}`);
  process.exit(3);
});
await addOtaFile(store.db, sampleOtaFile({ name: 'first' }));
console.log('first row acknowledged');
fs.fsyncSync = () => {
  throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
};
await addOtaFile(store.db, sampleOtaFile({ name: 'second' }));
console.log('second row acknowledged');
