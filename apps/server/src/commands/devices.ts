/** `npm run devices`: takes the maker's list of devices in, shows one, ends a care plan. */
import { runCommand } from './run.ts';

await runCommand('devices');
