import { canBeSeen, charactersOf } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { account, carePlan, carePlanUndone } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { undoCare } from '../services/care.ts';
import { importDevices } from '../services/device-list.ts';
import { findDevice } from '../services/devices.ts';
import { inBoth } from '../services/in-both.ts';
import { printable } from '../services/request-sheet.ts';
import type { Answer, CommandRequest, Workplace } from './command.ts';

const usage = `npm run devices -- import FILE.csv
npm run devices -- show SERIAL                       activation, account and care plan of one device
npm run devices -- undo-care SERIAL --reason "..."   ends its care plan; dates, account and reason are kept

import takes the maker's list of devices into the registry: a CSV file whose first line names the columns
serialNumber, productCode, verificationCode, activationCode and, if it likes, serviceHours. When a line has a
fault, all faults are told by their lines and nothing is taken in.
`;

/** Faults told at once; who mixed up two columns need not see thousands of the same. */
const mostFaults = 50;

/** Characters of a reason. */
const longestReason = 500;

/** Answers `npm run devices`. */
export async function answerDevices(
  { db }: Workplace,
  { args, input, actor }: CommandRequest,
): Promise<Answer> {
  const [verb, subject, option, reason, ...more] = args;
  if (subject === undefined || more.length > 0) return { code: 1, text: usage };
  if (verb === 'import' && input !== null && option === undefined)
    return createRequest(db, subject, input, actor);
  if (verb === 'show' && option === undefined) return show(db, subject);
  if (verb === 'undo-care' && option === '--reason' && reason !== undefined)
    return undo(db, subject, { reason, actor });
  return { code: 1, text: usage };
}

async function createRequest(db: Database, file: string, input: string, actor: string): Promise<Answer> {
  const { faults, added, existing } = await importDevices(db, input, { staff: { name: actor } });
  if (faults.length === 0) {
    const also =
      existing === 0 ? '' : ` ${existing} ${existing === 1 ? 'was' : 'were'} in the registry already.`;
    return { code: 0, text: `${added} ${added === 1 ? 'device was' : 'devices were'} added.${also}\n` };
  }
  const listed = faults.slice(0, mostFaults).map(({ line, text }) => `${file}, line ${line}: ${text}.`);
  if (faults.length > mostFaults) listed.push(`... and ${faults.length - mostFaults} more.`);
  return {
    code: 1,
    text: `${listed.join('\n')}\nNothing was taken in: correct the file and import it again.\n`,
  };
}

/** Codes are left out: who looks after a plan needs none, and a terminal keeps what it has shown. */
async function show(db: Database, typed: string): Promise<Answer> {
  const found = await findDevice(db, typed);
  if (!found) return { code: 1, text: `There is no device ${printable(typed)} in the registry.\n` };
  const { serialNumber, productCode, activatedAt, activatedBy, claimedBy, serviceHours } = found;
  const [plan] = await db.select().from(carePlan).where(eq(carePlan.serialNumber, serialNumber));
  const undone = await db
    .select()
    .from(carePlanUndone)
    .where(eq(carePlanUndone.serialNumber, serialNumber))
    .orderBy(carePlanUndone.undoneAt);
  const lines = [
    `${inBoth('device.serialNumber')}: ${serialNumber}`,
    `${inBoth('device.product')}: ${productCode}`,
    `${inBoth('device.serviceHours')}: ${serviceHours}`,
    `${inBoth('device.activated')}: ${activatedAt?.toISOString() ?? inBoth('device.notActivated')}`,
    `${inBoth('device.account')}: ${await addressOf(db, activatedBy)}`,
    ...(claimedBy === null ? [] : [`${inBoth('device.addedBy')}: ${await addressOf(db, claimedBy)}`]),
    plan
      ? `${inBoth('device.carePlan')}: ${span(plan)}, ${await addressOf(db, plan.accountId)}, ${printable(plan.contact)}, ${plan.phone}`
      : `${inBoth('device.carePlan')}: ${inBoth('device.none')}`,
  ];
  for (const each of undone) {
    const { undoneAt, accountId, reason } = each;
    const when = undoneAt.toISOString();
    lines.push(
      `${inBoth('device.undone')}: ${when}, ${span(each)}, ${await addressOf(db, accountId)}, ${printable(reason)}`,
    );
  }
  return { code: 0, text: `${lines.join('\n')}\n` };
}

async function undo(
  db: Database,
  serialNumber: string,
  { reason: typed, actor }: { reason: string; actor: string },
): Promise<Answer> {
  const reason = typed.trim();
  if (!canBeSeen(reason) || charactersOf(reason) > longestReason) {
    return { code: 1, text: `Say why in 1 to ${longestReason} characters: --reason "..."\n` };
  }
  const plan = await undoCare(db, serialNumber, { reason, actor, actorId: null }, new Date());
  if (!plan) return { code: 1, text: `There is no care plan for ${printable(serialNumber)}.\n` };
  return {
    code: 0,
    text: `The care plan of ${plan.serialNumber} (${span(plan)}) is ended; show tells why. It can be enrolled again.\n`,
  };
}

function span({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  return `${startsAt.toISOString().slice(0, 10)} to ${endsAt.toISOString().slice(0, 10)}`;
}

/** What an account is called by those who look after it. */
async function addressOf(db: Database, id: string | null): Promise<string> {
  if (id === null) return inBoth('device.none');
  const [found] = await db.select().from(account).where(eq(account.id, id));
  return [found?.phone, found?.email].filter(Boolean).join(', ') || id;
}
