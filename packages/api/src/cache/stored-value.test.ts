import { describe, expect, it } from 'vitest';
import {
  absentStorage,
  blockedStorage,
  fullStorage,
  nullStorage,
  storageDouble,
} from '../testing/storage.ts';
import { languageStorage, tokenStorage, variantStorage } from './index.ts';

describe('what is remembered', () => {
  it('lies in storage under the keys of the product', () => {
    const { texts, open } = storageDouble();
    tokenStorage(open).set('abc');
    languageStorage(open).set('cn');
    variantStorage(open).set('mobile');
    expect(Object.fromEntries(texts)).toEqual({ token: 'abc', language: 'cn', ua: 'mobile' });
    expect(tokenStorage(open).get()).toBe('abc');
    expect(languageStorage(open).get()).toBe('cn');
    expect(variantStorage(open).get()).toBe('mobile');
  });

  it('is nothing before anything was set, and after it was cleared', () => {
    const { texts, open } = storageDouble();
    const token = tokenStorage(open);
    expect(token.get()).toBeNull();
    token.set('abc');
    token.clear();
    expect(token.get()).toBeNull();
    expect(texts.size).toBe(0);
  });

  it('is nothing where something else is stored', () => {
    const { open } = storageDouble({ token: '', language: 'de', ua: 'tablet' });
    expect(tokenStorage(open).get()).toBeNull();
    expect(languageStorage(open).get()).toBeNull();
    expect(variantStorage(open).get()).toBeNull();
  });

  it('follows what another tab stores or removes', () => {
    const { texts, open } = storageDouble();
    const token = tokenStorage(open);
    token.set('abc');
    texts.set('token', 'def');
    expect(token.get()).toBe('def');
    texts.delete('token');
    expect(token.get()).toBeNull();
  });

  it.each([
    ['blocked', blockedStorage],
    ['absent', absentStorage],
    ['null', nullStorage],
    ['full', fullStorage({ token: 'old' })],
  ])('lasts as long as the page where storage is %s', (_kind, open) => {
    const token = tokenStorage(open);
    token.set('abc');
    expect(token.get()).toBe('abc');
    token.clear();
    expect(token.get()).toBeNull();
  });
});
