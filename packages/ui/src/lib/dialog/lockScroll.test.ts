import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockScroll, scrollLock } from './lockScroll.ts';

function pageOf(innerWidth: number, clientWidth: number) {
  const attributes = new Map<string, string>();
  const documentElement = {
    clientWidth,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('document', { documentElement });
  return () => attributes.get(scrollLock);
}

afterEach(() => vi.unstubAllGlobals());

describe('the page behind a dialog', () => {
  it('keeps the room of a scroll bar that takes some, and has none to keep where it lies over the page', () => {
    const locked = pageOf(1280, 1265);
    const unlock = lockScroll();
    expect(locked()).toBe('gutter');
    unlock();
    const over = pageOf(390, 390);
    const unlockPhone = lockScroll();
    expect(over()).toBe('');
    unlockPhone();
  });

  it('stays where it is until the last of several has closed', () => {
    const locked = pageOf(1280, 1265);
    const [first, second] = [lockScroll(), lockScroll()];
    first();
    expect(locked()).toBe('gutter');
    second();
    expect(locked()).toBeUndefined();
  });
});
