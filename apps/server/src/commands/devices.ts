/** `npm run devices`: takes the maker's list of devices in. */
import { runCommand } from './run.ts';

await runCommand('devices');
