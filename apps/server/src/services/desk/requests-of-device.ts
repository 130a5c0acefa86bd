import type { DeskDevice } from '@payload/api/contract';
import { desc, eq } from 'drizzle-orm';
import { serviceRequest } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';

/** The requests about a device, newest first. */
export async function requestsOfDevice(db: Database, serialKey: string): Promise<DeskDevice['requests']> {
  const rows = await db
    .select({
      number: serviceRequest.number,
      type: serviceRequest.type,
      status: serviceRequest.status,
      createdAt: serviceRequest.createdAt,
    })
    .from(serviceRequest)
    .where(eq(serviceRequest.serialKey, serialKey))
    .orderBy(desc(serviceRequest.createdAt));
  return rows.map(({ createdAt, ...each }) => ({ ...each, createdAt: createdAt.toISOString() }));
}
