import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { upload } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { UploadStorage } from '../storage/storage.ts';
import { isUuid } from './ids.ts';

/** Milliseconds for which the link to a file is good: a week. */
export const linkLifetime = 7 * 24 * 3600_000;

/** What a link to a file carries: which file, until when in milliseconds since 1970, and what shows that we made it. */
export interface FileLink {
  id: string;
  until: string;
  key: string;
}

/** The query of a link that opens one file until a moment, for whoever has it. */
export function fileLinkOf(
  { id, storageKey }: Pick<typeof upload.$inferSelect, 'id' | 'storageKey'>,
  end: Date,
): FileLink {
  const until = String(end.getTime());
  return { id, until, key: keyOf(storageKey, id, until) };
}

/** The file that a link opens; null where the link is over, is not ours, or its file has gone. */
export async function linkedFile(
  db: Database,
  storage: UploadStorage,
  { id, until, key }: FileLink,
  now: Date,
): Promise<{ name: string; content: Buffer } | null> {
  if (!isUuid(id) || !(Number(until) > now.getTime())) return null;
  const [found] = await db.select().from(upload).where(eq(upload.id, id));
  if (!found) return null;
  const [own, given] = [keyOf(found.storageKey, found.id, until), key].map((each) => Buffer.from(each));
  if (!own || !given || own.length !== given.length || !timingSafeEqual(own, given)) return null;
  return { name: found.name, content: await storage.read(found.storageKey) };
}

/** Where a file lies is random and told to nobody outside: all servers make the same key of it, and no secret has to be kept. */
function keyOf(storageKey: string, id: string, until: string): string {
  return createHmac('sha256', storageKey).update(`${id} ${until}`).digest('base64url');
}
