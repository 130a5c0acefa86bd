import { expect, it, vi } from 'vitest';
import { getOtaByCode, getProductInfo } from '../contract/index.ts';
import type { Client } from './client.ts';
import { shareReplies } from './share-replies.ts';

function setUp() {
  const ask = vi.fn<(...given: unknown[]) => Promise<unknown>>(async () => ({}));
  let now = 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is called with
  const client = shareReplies(ask as unknown as Client<1>, () => now);
  return { ask, client, wait: (milliseconds: number) => (now += milliseconds) };
}

it('asks once for the same thing, at one moment and within a minute', async () => {
  const { ask, client, wait } = setUp();
  const [one, other] = await Promise.all([
    client(getProductInfo, { code: 'T90', language: 'en' }),
    client(getProductInfo, { code: 'T90', language: 'en' }),
  ]);
  expect(one).toBe(other);
  wait(59_999);
  await client(getProductInfo, { code: 'T90', language: 'en' });
  expect(ask).toHaveBeenCalledOnce();
  wait(1);
  await client(getProductInfo, { code: 'T90', language: 'en' });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks for each thing, in each language, by each call', async () => {
  const { ask, client } = setUp();
  await client(getProductInfo, { code: 'T90', language: 'en' });
  await client(getProductInfo, { code: 'T90', language: 'cn' });
  await client(getProductInfo, { code: 'T60', language: 'en' });
  await client(getOtaByCode, { otaType: 1, productCode: 'T90', language: 'en' });
  await client(getOtaByCode, { otaType: 3, productCode: 'T90', language: 'en' });
  expect(ask).toHaveBeenCalledTimes(5);
});

it('forgets what failed', async () => {
  const { ask, client } = setUp();
  ask.mockRejectedValueOnce(new Error('no network'));
  await expect(client(getProductInfo, { code: 'T90', language: 'en' })).rejects.toThrow('no network');
  await client(getProductInfo, { code: 'T90', language: 'en' });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps the last 200 replies, so that a long visit does not fill the memory', async () => {
  const { ask, client } = setUp();
  for (let page = 0; page <= 200; page += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await client(getProductInfo, { code: `M${page}`, language: 'en' });
  await client(getProductInfo, { code: 'M200', language: 'en' });
  expect(ask).toHaveBeenCalledTimes(201);
  await client(getProductInfo, { code: 'M0', language: 'en' });
  expect(ask).toHaveBeenCalledTimes(202);
});
