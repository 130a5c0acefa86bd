import { describe, expect, it } from 'vitest';
import { absentStorage, blockedStorage, fullStorage, storageDouble } from '../testing/storage.ts';
import { rememberLanguage, rememberToken, rememberVariant } from './index.ts';

describe('what is remembered', () => {
  it('lies in storage under the keys of the product', () => {
    const { texts, open } = storageDouble();
    rememberToken(open).set('abc');
    rememberLanguage(open).set('cn');
    rememberVariant(open).set('mobile');
    expect(Object.fromEntries(texts)).toEqual({ token: 'abc', language: 'cn', ua: 'mobile' });
    expect(rememberToken(open).get()).toBe('abc');
    expect(rememberLanguage(open).get()).toBe('cn');
    expect(rememberVariant(open).get()).toBe('mobile');
  });

  it('is nothing before anything was set, and after it was cleared', () => {
    const { texts, open } = storageDouble();
    const token = rememberToken(open);
    expect(token.get()).toBeNull();
    token.set('abc');
    token.clear();
    expect(token.get()).toBeNull();
    expect(texts.size).toBe(0);
  });

  it('is nothing where something else is stored', () => {
    const { open } = storageDouble({ token: '', language: 'de', ua: 'tablet' });
    expect(rememberToken(open).get()).toBeNull();
    expect(rememberLanguage(open).get()).toBeNull();
    expect(rememberVariant(open).get()).toBeNull();
  });

  it('follows what another tab stores or removes', () => {
    const { texts, open } = storageDouble();
    const token = rememberToken(open);
    token.set('abc');
    texts.set('token', 'def');
    expect(token.get()).toBe('def');
    texts.delete('token');
    expect(token.get()).toBeNull();
  });

  it.each([
    ['blocked', blockedStorage],
    ['absent', absentStorage],
    ['full', fullStorage({ token: 'old' })],
  ])('lasts as long as the page where storage is %s', (_kind, open) => {
    const token = rememberToken(open);
    token.set('abc');
    expect(token.get()).toBe('abc');
    token.clear();
    expect(token.get()).toBeNull();
  });
});
