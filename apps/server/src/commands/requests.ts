/** `npm run requests`: shows staff what customers asked for. */
import { runCommand } from './run.ts';

await runCommand('requests');
