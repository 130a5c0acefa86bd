import { importDevices } from '../services/device-list.ts';
import type { Answer, Asked, Workplace } from './command.ts';

const usage = `npm run devices -- import FILE.csv

Takes the maker's list of devices into the registry: a CSV file in UTF-8 whose first line names the columns
serialNumber, productCode, verificationCode, activationCode and, if it likes, serviceHours. When a line has a
fault, all faults are told by their lines and nothing is taken in.
`;

/** Faults told at once; who mixed up two columns need not see thousands of the same. */
const mostFaults = 50;

/** Answers `npm run devices`. */
export async function answerDevices({ db }: Workplace, { args, input }: Asked): Promise<Answer> {
  const [verb, file] = args;
  if (verb !== 'import' || file === undefined || args.length > 2 || input === null) {
    return { code: 1, text: usage };
  }
  const { faults, added, known } = await importDevices(db, input);
  if (faults.length === 0) {
    const also = known === 0 ? '' : ` ${known} ${known === 1 ? 'was' : 'were'} in the registry already.`;
    return { code: 0, text: `${added} ${added === 1 ? 'device was' : 'devices were'} added.${also}\n` };
  }
  const told = faults.slice(0, mostFaults).map(({ line, text }) => `${file}, line ${line}: ${text}.`);
  if (faults.length > mostFaults) told.push(`... and ${faults.length - mostFaults} more.`);
  return {
    code: 1,
    text: `${told.join('\n')}\nNothing was taken in: correct the file and import it again.\n`,
  };
}
