import { createHash } from 'node:crypto';

/**
 * A strong tag (RFC 9110, section 8.8.3), made of the content: the next request may reach another server, where the same file
 * was written at another time.
 */
export function tagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** Whether a list of tags in a header has this one, or stands for any. */
export function lists(tags: string, tag: string): boolean {
  return tags.split(',').some((each) => each.trim() === '*' || each.trim() === tag);
}

/** The same where it is enough that the content means the same (`If-None-Match`): a proxy that compresses weakens tags. */
export function listsWeakly(tags: string, tag: string): boolean {
  return lists(tags.replaceAll('W/', ''), tag);
}
