import { createHash, randomBytes } from 'node:crypto';

/** A secret nobody can guess: 256 random bits, as 43 characters that fit a header and an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: enough to know it again, not enough to use it. SHA-256, hexadecimal. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
