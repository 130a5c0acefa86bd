import type { Language, OwnData } from '@payload/api/contract';
import { asc, desc, eq } from 'drizzle-orm';
import { carePlan, serviceRequest, upload } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Caller } from './caller.ts';
import { useCode } from './codes.ts';
import { countOrRefuse, limits } from './limits.ts';
import { noticeChoice } from './notices.ts';
import { accountOverview, knownRequest, wholeRequest } from './own.ts';
import { fileLinkOf, linkLifetime } from './own-files.ts';
import { accountById, proveAgain, type Shown } from './proven-again.ts';
import { customer } from './request-status.ts';
import { contactOf } from './saved-contact.ts';
import { noteSecurity } from './security-log.ts';
import { type SignedInWith, sessionsOf } from './sessions.ts';

/**
 * All that is kept of an account and that its owner may see. What is a secret (password, tokens, codes) is not in it, and what
 * staff keep for themselves neither.
 *
 * @param filePath below the origin of the site, where links to files lead.
 * @throws {Refused} as `proveAgain` does; `operationFailure` after too many within an hour.
 */
export async function ownData(
  db: Database,
  own: SignedInWith,
  proven: { shown: Shown; caller: Caller },
  { filePath, ...shown }: { language: Language; holidays: ReadonlySet<string>; filePath: string },
  now: Date,
): Promise<OwnData> {
  const { accountId } = own;
  await countOrRefuse(db, limits.ownDataByAccount, accountId, now);
  const whose = await accountById(db, accountId);
  const proof = await proveAgain(db, whose, proven.shown, proven.caller, now);
  if (proof) await useCode(db, proof, now);
  const { network } = proven.caller;
  await noteSecurity(db, { act: 'own data taken', actor: customer, accountId, network }, now);
  const { email, phone, passwordHash, createdAt } = whose;
  const until = new Date(now.getTime() + linkLifetime);
  const [contact, notices, overview, plans, requests, files, sessions] = await Promise.all([
    contactOf(db, accountId),
    noticeChoice(db, accountId),
    accountOverview(db, accountId),
    db.select().from(carePlan).where(eq(carePlan.accountId, accountId)).orderBy(desc(carePlan.startsAt)),
    db
      .select(knownRequest)
      .from(serviceRequest)
      .where(eq(serviceRequest.accountId, accountId))
      .orderBy(desc(serviceRequest.createdAt), serviceRequest.number),
    db
      .select()
      .from(upload)
      .where(eq(upload.accountId, accountId))
      .orderBy(asc(upload.position), asc(upload.createdAt)),
    sessionsOf(db, own, now),
  ]);
  const filesIn = (number: string | null) =>
    files
      .filter(({ requestNumber }) => requestNumber === number)
      .map((file) => ({
        name: file.name,
        type: file.type,
        bytes: file.bytes,
        sha256: file.sha256,
        sentAt: file.createdAt.toISOString(),
        link: `${filePath}?${new URLSearchParams({ ...fileLinkOf(file, until) }).toString()}`,
        linkUntil: until.toISOString(),
      }));
  const whole: OwnData['requests'] = [];
  // One after the other: a dealer has hundreds, and others ask at the same time.
  for (const request of requests) {
    whole.push({ ...(await wholeRequest(db, request, shown)), files: filesIn(request.number) });
  }
  return {
    madeAt: now.toISOString(),
    account: { email, phone, hasPassword: passwordHash !== null, createdAt: createdAt.toISOString() },
    contact,
    notices,
    requests: whole,
    files: filesIn(null),
    devices: overview.devices,
    plans: plans.map(({ serialNumber, productCode, startsAt, endsAt, ...person }) => ({
      serialNumber,
      productCode,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      contact: person.contact,
      phone: person.phone,
    })),
    sessions,
  };
}
