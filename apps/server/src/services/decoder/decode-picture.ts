import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { cannotBeDecoded } from './decoder.ts';
import { decoderTasks } from './tasks.ts';

/*
 * A program: decodes the picture of its standard input as its argument says, writes what comes of it to its standard output, and
 * ends with `cannotBeDecoded` where the picture is at fault.
 */

const task = process.argv[2] === 'judge' ? decoderTasks.judge : decoderTasks.show;
sharp.cache(false);
sharp.concurrency(1);
const picture = await buffer(process.stdin);
try {
  const made = await task(picture);
  process.stdout.end(made);
} catch {
  process.exitCode = cannotBeDecoded;
}
