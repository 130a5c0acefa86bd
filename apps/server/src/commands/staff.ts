/** `npm run staff`: says who may use the service desk. */
import { runCommand } from './run.ts';

await runCommand('staff');
