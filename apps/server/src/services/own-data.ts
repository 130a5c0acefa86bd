import type { Language, OwnData } from '@payload/api/contract';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { carePlan, requestEvent, serviceRequest, upload } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Caller } from './caller.ts';
import { useCode } from './codes.ts';
import { consumeRateLimit, limits } from './limits.ts';
import { noticeChoice } from './notices.ts';
import { accountOverview, requestColumns, requestOf } from './own.ts';
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
  await consumeRateLimit(db, limits.ownDataByAccount, accountId, now);
  const whose = await accountById(db, accountId);
  const proof = await proveAgain(db, whose, proven.shown, proven.caller, now);
  if (proof) await useCode(db, proof, now);
  const { network } = proven.caller;
  await noteSecurity(db, { act: 'own data taken', actor: customer, accountId, network }, now);
  const { email, phone, passwordHash, createdAt } = whose;
  const until = new Date(now.getTime() + linkLifetime);
  const ofOwn = db
    .select({ number: serviceRequest.number })
    .from(serviceRequest)
    .where(eq(serviceRequest.accountId, accountId));
  const [contact, notices, overview, plans, requests, events, files, sessions] = await Promise.all([
    contactOf(db, accountId),
    noticeChoice(db, accountId),
    accountOverview(db, accountId),
    db.select().from(carePlan).where(eq(carePlan.accountId, accountId)).orderBy(desc(carePlan.startsAt)),
    db
      .select(requestColumns)
      .from(serviceRequest)
      .where(eq(serviceRequest.accountId, accountId))
      .orderBy(desc(serviceRequest.createdAt), serviceRequest.number),
    // Of all requests at once: a dealer has hundreds.
    db
      .select()
      .from(requestEvent)
      .where(inArray(requestEvent.requestNumber, ofOwn))
      .orderBy(asc(requestEvent.id)),
    db
      .select()
      .from(upload)
      .where(eq(upload.accountId, accountId))
      .orderBy(asc(upload.position), asc(upload.createdAt)),
    sessionsOf(db, own, now),
  ]);
  const filesOf = Map.groupBy(files, ({ requestNumber }) => requestNumber);
  const eventsOf = Map.groupBy(events, ({ requestNumber }) => requestNumber);
  const filesIn = (number: string | null) =>
    (filesOf.get(number) ?? []).map((file) => ({
      name: file.name,
      type: file.type,
      bytes: file.bytes,
      sha256: file.sha256,
      sentAt: file.createdAt.toISOString(),
      link: `${filePath}?${new URLSearchParams({ ...fileLinkOf(file, until) }).toString()}`,
      linkUntil: until.toISOString(),
    }));
  return {
    madeAt: now.toISOString(),
    account: { email, phone, hasPassword: passwordHash !== null, createdAt: createdAt.toISOString() },
    contact,
    notices,
    requests: requests.map((request) => ({
      ...requestOf(request, { files: [], events: eventsOf.get(request.number) ?? [] }, shown),
      files: filesIn(request.number),
    })),
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
