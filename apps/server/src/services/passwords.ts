import { hash, type Options, verify } from '@node-rs/argon2';
import { newSecret } from './secret.ts';

/** OWASP's first choice for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands in for the hash of an account that has none, so that looking for one takes as long. */
const decoy = hash(newSecret(), cost);

/**
 * What is stored of a password: argon2id in PHC format. Keyboards and systems write an accented letter as one character
 * or as two; both are one password (NFC, NIST SP 800-63B 3.1.1.2).
 */
export function hashOfPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

/**
 * Whether a password is the one stored; takes as long where none is stored, and says no. What was stored before
 * passwords were normalised is still right as it was typed then.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await decoy);
  const normal = password.normalize('NFC');
  const isRight =
    (await verify(against, normal)) || (normal !== password && (await verify(against, password)));
  return isRight && stored !== null;
}
