import { expect, it } from 'vitest';
import { createPrefetchCache } from './prefetch-cache.ts';

it('gives what came early once', async () => {
  const early = createPrefetchCache();
  early.put('/en/faq', Promise.resolve('answers'));
  expect(early.has('/en/faq')).toBe(true);
  await expect(early.take('/en/faq')).resolves.toBe('answers');
  expect(early.take('/en/faq')).toBeUndefined();
});

it('gives nothing that is older than a minute', () => {
  let now = 0;
  const early = createPrefetchCache(() => now);
  early.put('/en/faq', Promise.resolve('answers'));
  now = 59_999;
  expect(early.has('/en/faq')).toBe(true);
  now = 60_000;
  expect(early.has('/en/faq')).toBe(false);
  expect(early.take('/en/faq')).toBeUndefined();
});

it('forgets what failed, and keeps what was asked for since', async () => {
  const early = createPrefetchCache();
  const failed = Promise.reject(new Error('no connection'));
  early.put('/en/faq', failed);
  early.put('/en/about', Promise.reject(new Error('no connection')));
  early.put('/en/faq', Promise.resolve('answers'));
  await failed.catch(() => undefined);
  expect(early.has('/en/about')).toBe(false);
  await expect(early.take('/en/faq')).resolves.toBe('answers');
});
