import { canBeSeen, charactersOf, sendEmailCode, sendSmsCode, validate } from '@payload/api/contract';
import type { Database } from '../db/store.ts';
import { type Address, addressOf } from '../services/address.ts';
import { Refused } from '../services/refused.ts';
import { printable } from '../services/request-sheet.ts';
import { customer } from '../services/request-status.ts';
import { chainChecker, type SecurityEvent, securityEvents } from '../services/security-log.ts';
import { addStaff, listStaff, removeStaff, resetSecondFactor, type StaffOutcome } from '../services/staff.ts';
import type { Answer, CommandRequest, Workplace } from './command.ts';

const usage = `npm run staff -- list
npm run staff -- log                 the security log, oldest first, and whether anything of it was changed or taken away
npm run staff -- add ADDRESS NAME    lets the account of an email address or phone number use the desk, as NAME
npm run staff -- remove ADDRESS      takes the desk from it, at once; what it did stays under its name
npm run staff -- reset ADDRESS       lets it set up another authenticator app, where the phone with the old one is lost or the
                                     enrolment code has run out, and ends all its sign-ins

The desk is at /en/desk and /cn/desk. Who was added signs in there with a code or a password, and sets up the app with the
enrolment code that add and reset print once: it is good for an hour, and is handed on by a way that nobody else reads.
`;

/** Characters of a name. */
const longestName = 60;

/** Answers `npm run staff`. */
export async function answerStaff({ db }: Workplace, { args, actor }: CommandRequest): Promise<Answer> {
  const [verb, subject, ...rest] = args;
  if (verb === 'list' && subject === undefined) return { code: 0, text: await list(db) };
  if (verb === 'log' && subject === undefined) return { code: 0, text: '', more: readLog(db) };
  if (subject === undefined) return { code: 1, text: usage };
  const address = readAddress(subject);
  if (!address) {
    return { code: 1, text: `${printable(subject)} is no email address and no phone number.\n` };
  }
  const name = rest.join(' ').trim();
  if (verb === 'add' && name !== '') return add(db, address, name, actor);
  if (verb === 'remove' && rest.length === 0)
    return told(address, await removeStaff(db, address, new Date(), actor));
  if (verb === 'reset' && rest.length === 0)
    return told(address, await resetSecondFactor(db, address, new Date(), actor));
  return { code: 1, text: usage };
}

async function add(db: Database, address: Address, name: string, by: string): Promise<Answer> {
  if (
    charactersOf(name) > longestName ||
    !canBeSeen(name) ||
    name.toLowerCase() === customer ||
    printable(name) !== name
  ) {
    return {
      code: 1,
      text: `A name has 1 to ${longestName} characters on one line, and is not "${customer}".\n`,
    };
  }
  return told(address, await addStaff(db, { address, name, by }, new Date()), name);
}

function told({ value }: Address, { change, enrolmentCode }: StaffOutcome, name = ''): Answer {
  const text = {
    added: `${value} may use the desk as ${name}: sign in at /en/desk or /cn/desk and set up an authenticator app with the code below.`,
    renamed: `${value} is called ${name} from now on; what is written down keeps the name it has.`,
    nameTaken: `Someone else is or was called ${name} or what looks like it, and nobody who reads the audit trail could tell them apart: choose another name.`,
    removed: `${value} may no longer use the desk.`,
    reset: `${value} is signed out everywhere, and sets up an authenticator app with the next sign-in at the desk and the code below.`,
    unknown: `${value} is not of the staff, and nothing was changed.`,
  }[change];
  const code = enrolmentCode === null ? '' : `Enrolment code, good for an hour: ${enrolmentCode}\n`;
  return { code: change === 'nameTaken' || change === 'unknown' ? 1 : 0, text: `${text}\n${code}` };
}

async function list(db: Database): Promise<string> {
  const all = await listStaff(db);
  if (all.length === 0) return 'Nobody may use the desk yet: npm run staff -- add ADDRESS NAME.\n';
  const lines = all.map(({ name, address, hasSecondFactor }) =>
    [name, address, hasSecondFactor ? 'authenticator set up' : 'no authenticator yet'].join('  '),
  );
  return `${lines.join('\n')}\n`;
}

/** The security log line by line, with what is wrong with a line beside it, and at the end what the whole comes to. */
async function* readLog(db: Database): AsyncGenerator<string, void, undefined> {
  const faultOf = chainChecker();
  let faults = 0;
  let last: SecurityEvent | null = null;
  for await (const event of securityEvents(db)) {
    const { id, createdAt, act, actor, accountId, subject, network } = event;
    const fault = faultOf(event);
    if (fault !== null) faults += 1;
    const facts = [
      String(id),
      createdAt.toISOString(),
      act,
      actor,
      subject ?? '-',
      network ?? '-',
      accountId ?? '-',
    ];
    yield `${printable(facts.join('  '))}${fault === null ? '' : `  BROKEN: ${fault}`}\n`;
    last = event;
  }
  if (last === null) yield 'Nothing is written down yet.\n';
  else if (faults > 0) yield `The log is broken in ${faults} places: someone has changed it.\n`;
  else yield `The log is whole: ${last.id} lines, the last with the hash ${last.hash}.\n`;
}

/** An address in the spelling that its account is known by; null for what is none. */
function readAddress(typed: string): Address | null {
  const email = validate(sendEmailCode.query, { email: typed });
  if (email.ok) return addressOf('email', email.value.email);
  const phone = validate(sendSmsCode.query, { phone: typed });
  if (!phone.ok) return null;
  try {
    return addressOf('phone', phone.value.phone);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
