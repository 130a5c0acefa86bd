import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keys of AES-256, 32 bytes each: the first seals, every one opens what it has sealed. */
export type SealingKeys = readonly [Buffer, ...Buffer[]];

/** Bytes of a key (AES-256). */
export const keyBytes = 32;

/** Bytes of the nonce (NIST SP 800-38D, 5.2.1.1); with random ones a key does for some 2^32 secrets. */
const nonceBytes = 12;

const tagBytes = 16;

/** How a sealed secret begins. A dot stands in no base32, so that what is sealed is told from what is not. */
const prefix = 'v1.';

/** A secret was sealed with a key that this server does not have, or was changed since. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** Whether a stored secret is sealed, with whichever key. */
export function isSealed(stored: string): boolean {
  return stored.startsWith(prefix);
}

/** Whether a stored secret is sealed with the key that seals now. */
export function isSealedWith(stored: string, [key]: SealingKeys): boolean {
  return stored.startsWith(`${prefix}${nameOf(key)}.`);
}

/**
 * Encrypts a secret by AES-256-GCM: `v1.KEY.NONCE.CIPHERTEXT`, base64url, where KEY names the key.
 *
 * @param owner whom it belongs to; it opens for no other, so that nobody who writes to the database moves one to another row.
 */
export function seal(secret: string, owner: string, [key]: SealingKeys): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${prefix}${nameOf(key)}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`;
}

/**
 * Gives a sealed secret back.
 *
 * @throws {CannotOpen} without its key, and where it is another's or was changed.
 */
export function open(stored: string, owner: string, keys: SealingKeys): string {
  const [, name, nonce, sealed] = stored.split('.');
  const key = keys.find((each) => nameOf(each) === name);
  if (!key || nonce === undefined || sealed === undefined) {
    throw new CannotOpen('A secret was sealed with a key that this server does not have.');
  }
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagBytes));
    return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new CannotOpen('A sealed secret was changed, or is another’s.');
  }
}

/** What a key is known by beside what it has sealed: 48 bits of its hash, base64url. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 8);
}
