import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { carePlan, device, outbox, serviceRequest, upload } from '../../apps/server/src/db/schema.ts';
import type { Database } from '../../apps/server/src/db/store.ts';
import type { S3StandIn } from '../../apps/server/src/testing/s3-stand-in.ts';
import { activateDevice } from '../../packages/api/src/contract/index.ts';
import { callerOf, NotDone } from './caller.ts';
import type { Ledger } from './ledger.ts';

/** What was looked at and how much of it was not as it was acknowledged. */
export interface Finding {
  what: string;
  looked: number;
  wrong: number;
}

/** Compares what the database and the storage hold with what was acknowledged. */
export async function readBack(
  db: Database,
  objects: S3StandIn['objects'],
  ledger: Ledger,
): Promise<Finding[]> {
  const devices = new Map((await db.select().from(device)).map((row) => [row.serialNumber, row]));
  const plans = new Map((await db.select().from(carePlan)).map((row) => [row.serialNumber, row]));
  const files = new Map((await db.select().from(upload)).map((row) => [row.id, row]));
  const rows = await db.select().from(serviceRequest);
  const requests = Map.groupBy(rows, ({ submissionId }) => submissionId);

  const isKept = (id: string, sha256: string) => {
    const row = files.get(id);
    const body = row ? objects.get(row.storageKey)?.body : undefined;
    return row?.sha256 === sha256 && body !== undefined && sha256Of(body) === sha256;
  };
  return [
    finding('activations with their time', ledger.activations, ([serial, at]) => {
      return devices.get(serial)?.activatedAt?.toISOString() === at;
    }),
    finding('care plans with their beginning', ledger.plans, ([serial, at]) => {
      return plans.get(serial)?.startsAt.toISOString() === at;
    }),
    finding(
      'files, byte for byte',
      [...ledger.uploads].filter(([id]) => !ledger.takenBack.has(id)),
      ([id, sha256]) => isKept(id, sha256),
    ),
    finding('files taken back, gone', ledger.takenBack, (id) => !files.has(id)),
    finding(
      'requests under their number, with their file',
      ledger.requests,
      ([submission, { number, upload: file }]) => {
        const found = requests.get(submission) ?? [];
        return found.length === 1 && found[0]?.number === number && files.get(file)?.requestNumber === number;
      },
    ),
    finding('requests, once each and none that nobody sent', requests, ([submission, found]) => {
      return found.length === 1 && ledger.submitted.has(submission);
    }),
  ];
}

/** Asks a server with every session whether it is known there. */
export async function trySessions(what: string, origin: string, ledger: Ledger): Promise<Finding> {
  const caller = callerOf(origin, null);
  let looked = 0;
  let wrong = 0;
  for (const { token, device: own } of ledger.sessions) {
    if (!own) continue;
    looked += 1;
    try {
      // The same codes again give the same activation, so that nothing changes by it.
      const { activatedAt } = await caller.ask(activateDevice, { query: { ...own }, token });
      if (activatedAt !== ledger.activations.get(own.serialNumber)) wrong += 1;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      wrong += 1;
    }
  }
  return { what, looked, wrong };
}

/** Waits until every message has left; gives the seconds that took. What a killed server had taken waits a minute. */
export async function emptyOutbox(db: Database): Promise<number> {
  const begun = performance.now();
  while ((await db.$count(outbox)) > 0) {
    if (performance.now() - begun > 180_000) throw new Error('Messages still wait after three minutes.');
    await wait(250);
  }
  return (performance.now() - begun) / 1000;
}

function finding<Item>(what: string, items: Iterable<Item>, isRight: (item: Item) => boolean): Finding {
  const all = [...items];
  return { what, looked: all.length, wrong: all.filter((item) => !isRight(item)).length };
}

function sha256Of(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
