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

it('keeps the last 24, so that a long visit does not fill the memory', () => {
  const early = createPrefetchCache();
  for (let page = 0; page < 25; page += 1) early.put(`/en/${page}`, Promise.resolve(page));
  expect(early.has('/en/0')).toBe(false);
  expect(early.has('/en/1')).toBe(true);
  early.put('/en/1', Promise.resolve('again'));
  early.put('/en/25', Promise.resolve(25));
  expect(early.has('/en/1')).toBe(true);
  expect(early.has('/en/2')).toBe(false);
});
