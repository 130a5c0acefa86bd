import { randomUUID } from 'node:crypto';
import { products } from '@payload/catalog';
import {
  account,
  carePlan,
  device,
  notice,
  noticeEvent,
  noticeScope,
  noticeSubscription,
  requestEvent,
  serviceRequest,
  token,
  upload,
} from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Customer } from './customer.ts';
import { sampleNotice } from './samples.ts';

/** What is in it that requests are about, and who asks. */
export interface BusyThings extends BusyRows {
  /** Tokens. */
  dealer: string;
  staff: string;
  /** Of the staff, without a second factor. */
  newcomer: string;
  /** By which the newcomer sets an app up. */
  enrolmentCode: string;
  /** By which the dealer proves again who they are. */
  ownCode: string;
  /** The next code of the second factor. */
  code: string;
  /** Opens the page of codes. */
  codesKey: string;
}

interface BusyRows {
  /** A request with all that one can have. */
  number: string;
  /** One that nothing was done about. */
  asked: string;
  fileOfRequest: string;
  openFile: string;
  serial: string;
  notice: string;
}

/** How much a dealer of some years has, and what the maker has said meanwhile. */
const much = {
  requests: 200,
  events: 60,
  files: 9,
  devices: 300,
  sessions: 100,
  notices: 40,
  scopes: 100,
  owners: 500,
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const numberOf = (index: number) => `B${String(index).padStart(3, '0')}-AAAA`;

/** As the longest that a form takes. */
const long = (length: number) => '长'.repeat(length);

/** A service after some years: a dealer with all that an account can have, and staff with a full queue. */
export async function fillBusy(
  db: Database,
  { dealer, staffId, now }: { dealer: Customer; staffId: string; now: Date },
): Promise<BusyRows> {
  const { id: accountId } = dealer;
  const ago = (hours: number) => new Date(now.getTime() - hours * 3600_000);
  await db.insert(serviceRequest).values(
    upTo(much.requests).map((index) => ({
      number: numberOf(index),
      accountId,
      submissionId: randomUUID(),
      type: 'repair' as const,
      num: 3 as const,
      contact: long(100),
      phone: '+8613800138000',
      region: long(100),
      address: long(300),
      productCode: 'T90',
      serialNumber: `BUSY-${index}`,
      courier: 'SF',
      trackingNumber: 'SF1',
      description: long(2000),
      assignee: staffId,
      dueAt: ago(index),
      createdAt: ago(index),
    })),
  );
  await db.insert(requestEvent).values(
    upTo(much.events).map((index) => ({
      requestNumber: numberOf(0),
      kind: index % 2 === 0 ? ('question' as const) : ('reply' as const),
      status: 'submitted' as const,
      words: long(2000),
      actor: 'customer',
      createdAt: ago(much.events - index),
    })),
  );
  const files = upTo(much.requests * much.files).map((index) => ({
    id: randomUUID(),
    accountId,
    storageKey: `busy-${index}.png`,
    name: long(200),
    type: 'image/png',
    bytes: 100,
    sha256: 'ab'.repeat(32),
    // The first ones are in no request yet.
    requestNumber: index < much.files ? null : numberOf(Math.floor(index / much.files) - 1),
    position: (index % much.files) + 1,
    createdAt: ago(1),
  }));
  await db.insert(upload).values(files);
  const devices = upTo(much.devices).map((index) => ({
    serialNumber: `BUSY-${index}`,
    productCode: 'T90',
    verificationCode: 'W9CJ',
    activationCode: 'T904-6FHP-25LS',
    serviceHours: 8760,
    activatedAt: ago(index),
    activatedBy: accountId,
  }));
  await db.insert(device).values(devices);
  await db.insert(carePlan).values(
    devices.map(({ serialNumber, productCode }) => ({
      serialNumber,
      productCode,
      accountId,
      contact: long(100),
      phone: '+8613800138000',
      startsAt: ago(1),
      endsAt: ago(-1),
    })),
  );
  await db.insert(token).values(
    upTo(much.sessions).map((index) => ({
      hash: `busy-${index}`,
      accountId,
      createdAt: ago(1),
      expiresAt: ago(-1),
    })),
  );
  await fillNotices(db, now);
  const owners = await db
    .insert(account)
    .values(upTo(much.owners).map((index) => ({ email: `owner-${index}@example.com`, createdAt: now })))
    .returning({ id: account.id });
  await db
    .insert(noticeSubscription)
    .values(owners.map(({ id }) => ({ accountId: id, language: 'cn' as const, createdAt: now })));
  await db.insert(device).values(
    owners.map(({ id }, index) => ({
      serialNumber: `OWNED-${String(index).padStart(4, '0')}`,
      productCode: 'H1T',
      verificationCode: 'W9CJ',
      activationCode: 'T904-6FHP-25LS',
      serviceHours: 8760,
      activatedAt: now,
      activatedBy: id,
    })),
  );
  const [open, ...sent] = files;
  return {
    number: numberOf(0),
    asked: numberOf(1),
    fileOfRequest: sent.at(-1)?.id ?? '',
    openFile: open?.id ?? '',
    serial: 'BUSY-0',
    notice: 'BUSY-0',
  };
}

async function fillNotices(db: Database, now: Date): Promise<void> {
  const texts = { title: long(160), text: long(4000) };
  const { severity } = sampleNotice();
  const numbers = upTo(much.notices).map((index) => `BUSY-${index}`);
  await db
    .insert(notice)
    .values(
      numbers.map((number) => ({ number, severity, texts: { en: texts, cn: texts }, publishedAt: now })),
    );
  await db.insert(noticeEvent).values(
    numbers.map((noticeNumber) => ({
      noticeNumber,
      kind: 'published' as const,
      actor: 'Kim',
      createdAt: now,
    })),
  );
  await db.insert(noticeScope).values(
    numbers.flatMap((noticeNumber) =>
      upTo(much.scopes).map((index) => ({
        noticeNumber,
        position: index + 1,
        productCode: products[index % products.length]?.code ?? 'T90',
        serialFrom: null,
        serialTo: null,
      })),
    ),
  );
}
