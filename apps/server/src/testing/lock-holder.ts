/** Takes the data folder named by its argument, says so, and holds it until its input ends. */
import { lockFolder } from '../db/lock.ts';

lockFolder(process.argv[2] ?? '');
console.log('held');
process.stdin.resume();
