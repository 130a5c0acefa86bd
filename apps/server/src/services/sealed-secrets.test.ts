import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CannotOpen,
  isSealed,
  isSealedWith,
  keyBytes,
  open,
  type SealingKeys,
  seal,
} from './sealed-secrets.ts';

const key = randomBytes(keyBytes);
const keys: SealingKeys = [key];
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const [owner, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

describe('a sealed secret', () => {
  it('opens with its key, says nothing without, and is never twice the same', () => {
    const [one, two] = [seal(secret, owner, keys), seal(secret, owner, keys)];
    expect(one).not.toBe(two);
    for (const sealed of [one, two]) {
      expect(sealed).toMatch(/^v1\.[\w-]{8}\.[\w-]{16}\.[\w-]+$/);
      expect(sealed).not.toContain(secret);
      expect(open(sealed, owner, keys)).toBe(secret);
    }
  });

  it('does not open for another account, with another key, or after a change of any of its bytes', () => {
    const sealed = seal(secret, owner, keys);
    expect(() => open(sealed, other, keys)).toThrow(CannotOpen);
    expect(() => open(sealed, owner, [randomBytes(keyBytes)])).toThrow(CannotOpen);
    const bytes = Buffer.from(sealed.split('.')[3] ?? '', 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const text = [...sealed.split('.').slice(0, 3), changed.toString('base64url')].join('.');
      expect(() => open(text, owner, keys)).toThrow(CannotOpen);
    }
    expect(() => open(sealed.slice(0, 40), owner, keys)).toThrow(CannotOpen);
  });

  it('opens with a key that seals no more, and is told from one of the key that does', () => {
    const newer: SealingKeys = [randomBytes(keyBytes), key];
    const sealed = seal(secret, owner, keys);
    expect(open(sealed, owner, newer)).toBe(secret);
    expect([isSealedWith(sealed, keys), isSealedWith(sealed, newer)]).toEqual([true, false]);
    expect([isSealed(sealed), isSealed(secret)]).toEqual([true, false]);
  });
});
