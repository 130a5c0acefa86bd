import { afterEach, expect, it, vi } from 'vitest';
import { CallFailure, createClient1, type Log } from '../clients/index.ts';
import { type HomeInfo, productTypes } from '../contract/index.ts';
import { type Answer, envelope, json, type Loopback, reset, serve, text } from '../testing/loopback.ts';
import { home, megaphone } from '../testing/samples.ts';
import {
  absentStorage,
  blockedStorage,
  fullStorage,
  nullStorage,
  storageDouble,
} from '../testing/storage.ts';
import { createCatalogueCache, type OpenStorage } from './index.ts';

const servers: Loopback[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function setUp(localStorage: OpenStorage, ...answers: [Answer, ...Answer[]]) {
  const server = await serve(...answers);
  servers.push(server);
  const log = vi.fn<Log>();
  const client = createClient1({ baseURL: server.baseURL, log: () => {} });
  return { cache: createCatalogueCache({ client, localStorage, log }), log, requests: server.requests };
}

const oldHome: HomeInfo = { ...home, home_hot_product: [] };
const list = [megaphone];
const down = text('', 404);

/** Answers like the service, in the language asked for. */
const service: Answer = (response, request) => {
  const language = request.url.searchParams.get('language');
  const data = request.url.pathname.endsWith('/getHomepageInfo')
    ? home
    : request.url.pathname.endsWith('/megaphone')
      ? [{ ...megaphone, title: `H1T ${language}` }]
      : [];
  envelope(data)(response, request);
};

it('knows nothing at first', async () => {
  const { cache, requests } = await setUp(storageDouble().open, service);
  expect(cache.home('en')).toBeNull();
  expect(cache.products('en')).toEqual({});
  expect(requests).toHaveLength(0);
});

it('loads the home info and all seven lists, and keeps them for the language', async () => {
  const { texts, open } = storageDouble();
  const { cache, requests } = await setUp(open, service);
  await expect(cache.loadAll('cn')).resolves.toBe(true);
  const lists = Object.fromEntries(
    productTypes.map((type) => [type, type === 'megaphone' ? [{ ...megaphone, title: 'H1T cn' }] : []]),
  );
  expect(requests).toHaveLength(8);
  expect(cache.home('cn')).toEqual(home);
  expect(cache.products('cn')).toEqual(lists);
  expect([...texts.keys()].toSorted()).toEqual(['home:cn', 'products:cn']);
  expect(JSON.parse(texts.get('home:cn') ?? '')).toEqual(home);
  expect(JSON.parse(texts.get('products:cn') ?? '')).toEqual(lists);
  expect(cache.home('en')).toBeNull();
  expect(cache.products('en')).toEqual({});
});

it('gives what an earlier visit stored at once, then what the service says', async () => {
  const { texts, open } = storageDouble({
    'home:en': JSON.stringify(oldHome),
    'products:en': JSON.stringify({ megaphone: list, thrower: [] }),
  });
  const { cache } = await setUp(open, service);
  expect(cache.home('en')).toEqual(oldHome);
  expect(cache.products('en')).toEqual({ megaphone: list, thrower: [] });
  await expect(cache.loadHome('en')).resolves.toEqual(home);
  await cache.loadProducts('en', 'megaphone');
  expect(cache.home('en')).toEqual(home);
  expect(cache.products('en')).toEqual({ megaphone: [{ ...megaphone, title: 'H1T en' }], thrower: [] });
  expect(JSON.parse(texts.get('home:en') ?? '')).toEqual(home);
});

it('logs a refresh that failed and keeps what is cached', async () => {
  const stored = { 'home:en': JSON.stringify(oldHome), 'products:en': JSON.stringify({ megaphone: list }) };
  const { texts, open } = storageDouble(stored);
  const { cache, log } = await setUp(open, down);
  await expect(cache.loadHome('en')).resolves.toEqual(oldHome);
  await expect(cache.loadProducts('en', 'megaphone')).resolves.toEqual(list);
  expect(cache.home('en')).toEqual(oldHome);
  expect(cache.products('en')).toEqual({ megaphone: list });
  expect(Object.fromEntries(texts)).toEqual(stored);
  expect(log.mock.calls).toEqual([
    ['home:en was not refreshed', expect.any(CallFailure)],
    ['products:en megaphone was not refreshed', expect.any(CallFailure)],
  ]);
});

it.each([
  ['refused', json({ code: 500, msg: 'no', data: null }), { reason: 'no' }],
  ['reset', reset, { kind: 'network' }],
] as const)('tells why there is nothing where the first load is %s', async (_fault, answer, error) => {
  const { cache, log } = await setUp(storageDouble().open, answer);
  await expect(cache.loadHome('en')).rejects.toMatchObject(error);
  await expect(cache.loadProducts('en', 'thrower')).rejects.toMatchObject(error);
  await expect(cache.loadAll('en')).resolves.toBe(false);
  expect(cache.home('en')).toBeNull();
  expect(log).toHaveBeenCalledTimes(10);
});

it('keeps the lists that came where another did not', async () => {
  const { cache, log } = await setUp(storageDouble().open, (response, request) => {
    (request.url.pathname.endsWith('/thrower') ? down : service)(response, request);
  });
  await expect(cache.loadAll('en')).resolves.toBe(false);
  expect(Object.keys(cache.products('en')).toSorted()).toEqual(
    productTypes.filter((type) => type !== 'thrower').toSorted(),
  );
  expect(log.mock.calls).toEqual([['products:en thrower was not refreshed', expect.any(CallFailure)]]);
});

it('knows that everything came once the service is back, whatever another language lacks', async () => {
  let isDown = true;
  const { cache } = await setUp(storageDouble().open, (response, request) => {
    (isDown ? down : service)(response, request);
  });
  await expect(cache.loadAll('en')).resolves.toBe(false);
  await expect(cache.loadAll('cn')).resolves.toBe(false);
  isDown = false;
  await expect(cache.loadAll('en')).resolves.toBe(true);
});

it('asks again after a failure', async () => {
  const { cache } = await setUp(storageDouble().open, down, service);
  await expect(cache.loadHome('en')).rejects.toBeInstanceOf(CallFailure);
  await expect(cache.loadHome('en')).resolves.toEqual(home);
});

it('asks once for all who ask at the same time', async () => {
  const { cache, requests } = await setUp(storageDouble().open, service);
  const [first, second] = await Promise.all([
    cache.loadHome('en'),
    cache.loadHome('en'),
    cache.loadHome('cn'),
  ]);
  expect(first).toBe(second);
  expect(requests).toHaveLength(2);
});

it('asks for nothing again that came within a minute', async () => {
  const server = await serve(service);
  servers.push(server);
  let time = 0;
  const cache = createCatalogueCache({
    client: createClient1({ baseURL: server.baseURL, log: () => {} }),
    localStorage: storageDouble().open,
    now: () => time,
  });
  await cache.loadAll('en');
  time = 59_999;
  await expect(cache.loadHome('en')).resolves.toEqual(home);
  await cache.loadProducts('en', 'megaphone');
  await expect(cache.loadAll('en')).resolves.toBe(true);
  expect(server.requests).toHaveLength(8);
  time = 60_000;
  await cache.loadHome('en');
  expect(server.requests).toHaveLength(9);
});

it.each([
  ['cut', '{"home_product_category":['],
  ['empty', ''],
  ['null', 'null'],
  ['of another version', JSON.stringify({ ...home, home_hot_product: [{ code: 'T90' }] })],
  ['someone else’s', '"home sweet home"'],
])('drops home info that is %s', async (_kind, stored) => {
  const { texts, open } = storageDouble({ 'home:en': stored, theirs: 'kept' });
  const { cache } = await setUp(open, service);
  expect(cache.home('en')).toBeNull();
  expect(Object.fromEntries(texts)).toEqual({ theirs: 'kept' });
  await expect(cache.loadHome('en')).resolves.toEqual(home);
});

it.each([
  ['cut', '{"megaphone":[{'],
  ['of a type that is none', JSON.stringify({ megaphone: list, balloon: [] })],
  ['of another version', JSON.stringify({ megaphone: [{ code: 'H1T' }] })],
  ['a bare list', JSON.stringify(list)],
])('drops product lists that are %s', async (_kind, stored) => {
  const { texts, open } = storageDouble({ 'products:cn': stored });
  const { cache } = await setUp(open, service);
  expect(cache.products('cn')).toEqual({});
  expect(texts.size).toBe(0);
});

it.each([
  ['blocked', blockedStorage],
  ['absent', absentStorage],
  ['null', nullStorage],
  ['full', fullStorage()],
])('loses only the next visit where storage is %s', async (_kind, open) => {
  const { cache, log } = await setUp(open, service);
  expect(cache.home('en')).toBeNull();
  await cache.loadAll('en');
  expect(cache.home('en')).toEqual(home);
  expect(cache.products('en').thrower).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

it('shows what full storage holds, then what is new', async () => {
  const { cache } = await setUp(fullStorage({ 'home:en': JSON.stringify(oldHome) }), service);
  expect(cache.home('en')).toEqual(oldHome);
  await cache.loadHome('en');
  expect(cache.home('en')).toEqual(home);
});

it('tells its listeners of what is new, and of nothing else', async () => {
  const { open } = storageDouble({ 'home:en': JSON.stringify(home) });
  const { cache } = await setUp(open, service);
  const listener = vi.fn<() => void>();
  const stop = cache.subscribe(listener);
  const before = cache.home('en');
  await cache.loadHome('en');
  expect(listener).not.toHaveBeenCalled();
  expect(cache.home('en')).toBe(before);
  await cache.loadProducts('en', 'megaphone');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  await cache.loadProducts('cn', 'megaphone');
  expect(listener).toHaveBeenCalledOnce();
});

it('tells its listeners once of all that a whole refresh brings', async () => {
  const { cache } = await setUp(storageDouble().open, service);
  const listener = vi.fn<() => void>(() => {
    expect(cache.home('en')).toEqual(home);
    expect(Object.keys(cache.products('en'))).toHaveLength(productTypes.length);
  });
  cache.subscribe(listener);
  await Promise.all([cache.loadAll('en'), cache.loadHome('en')]);
  expect(listener).toHaveBeenCalledOnce();
});

it('tells its listeners of what came of a whole refresh where the rest did not', async () => {
  const { cache } = await setUp(storageDouble().open, (response, request) =>
    (request.url.pathname.endsWith('/getHomepageInfo') ? service : down)(response, request),
  );
  const listener = vi.fn<() => void>();
  cache.subscribe(listener);
  await expect(cache.loadAll('en')).resolves.toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});
