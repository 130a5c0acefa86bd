import { inspect } from 'node:util';
import { expect, it, vi } from 'vitest';
import {
  emailPwdLogin,
  findProductsByDevice,
  findProductsByType,
  getHomepageInfo,
  phonePwdLogin,
  sendSmsCode,
} from '../contract/index.ts';
import { client1Tests, login, rejection, session } from '../testing/client1.ts';
import { envelope, json, page, reset, text } from '../testing/loopback.ts';
import { home, megaphone } from '../testing/samples.ts';
import { hang, stall, takeTimeouts } from '../testing/timeouts.ts';
import { CallFailure } from './index.ts';

const setUp = client1Tests();

it('gives every try 5000 ms', async () => {
  const timeout = takeTimeouts();
  const { client } = await setUp([reset, envelope(home)]);
  await client(getHomepageInfo);
  expect(timeout.mock.calls).toEqual([[5000], [5000]]);
});

it('waits by the clock', async () => {
  vi.restoreAllMocks();
  const { client } = await setUp([() => {}], { timeout: 50 });
  await expect(client(phonePwdLogin, login)).rejects.toMatchObject({
    kind: 'timeout',
    message: expect.stringContaining('50 ms'),
  });
});

it('times out where nothing comes, after one more try of a GET', async () => {
  const { client, log, requests } = await setUp([hang]);
  const error = await rejection(client(getHomepageInfo));
  expect(error).toBeInstanceOf(CallFailure);
  expect(error).toMatchObject({ kind: 'timeout' });
  expect(log.mock.calls).toEqual([[expect.stringContaining('getHomepageInfo'), error]]);
  expect(requests).toHaveLength(2);
});

it('times out a POST at its only try', async () => {
  const { client, log, requests } = await setUp([hang, envelope(session)]);
  await expect(client(phonePwdLogin, login)).rejects.toMatchObject({ kind: 'timeout' });
  expect(log).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(1);
});

it('times out where the reply stops half way', async () => {
  const { client, requests } = await setUp([stall]);
  await expect(client(getHomepageInfo)).rejects.toMatchObject({ kind: 'timeout' });
  expect(requests).toHaveLength(2);
});

it('times out the second try as well', async () => {
  const { client, requests } = await setUp([reset, hang]);
  await expect(client(getHomepageInfo)).rejects.toMatchObject({ kind: 'timeout' });
  expect(requests).toHaveLength(2);
});

for (const [fault, answer] of [
  ['a try without a reply', hang],
  ['half a reply', stall],
  ['a reset', reset],
  ['a server that is briefly away', text('', 503)],
] as const) {
  it(`tries a GET once more after ${fault}`, async () => {
    const { client, log, requests } = await setUp([answer, envelope(home)]);
    await expect(client(getHomepageInfo)).resolves.toEqual(home);
    expect(log).not.toHaveBeenCalled();
    expect(requests).toHaveLength(2);
  });

  it(`tries a POST never again after ${fault}`, async () => {
    const { client, requests } = await setUp([answer, envelope(session)]);
    await expect(client(phonePwdLogin, login)).rejects.toBeInstanceOf(CallFailure);
    expect(requests).toHaveLength(1);
  });
}

it('tells of a connection that fails twice, and does not try a third time', async () => {
  const { client, log, requests } = await setUp([reset, reset, envelope(home)]);
  const error = await rejection(client(getHomepageInfo));
  expect(error).toMatchObject({ name: 'CallFailure', kind: 'network' });
  expect(log.mock.calls).toEqual([[expect.stringContaining('getHomepageInfo'), error]]);
  expect(requests).toHaveLength(2);
});

for (const [what, answer] of [
  ['text', text('so sorry')],
  ['cut JSON', text('{"code":200,"msg":', 200, 'application/json')],
  ['a page', page('<h1>Sign in to the network</h1>', 200)],
  ['nothing', text('')],
] as const) {
  it(`tells of a reply that is ${what} instead of JSON`, async () => {
    const { client, log, requests } = await setUp([answer]);
    const error = await rejection(client(getHomepageInfo));
    expect(error).toMatchObject({ name: 'CallFailure', kind: 'malformed' });
    expect(log.mock.calls).toEqual([[expect.any(String), error]]);
    expect(requests).toHaveLength(1);
  });
}

it('tells where a reply breaks the contract', async () => {
  const { client, log } = await setUp([envelope([megaphone, { ...megaphone, num: [1, 'two'] }])]);
  const error = await rejection(client(findProductsByType, { type: 'megaphone' }));
  expect(error).toMatchObject({
    name: 'CallFailure',
    kind: 'contract',
    message: expect.stringContaining('data.1.num.1: expected number'),
  });
  expect(log.mock.calls).toEqual([[expect.any(String), error]]);
});

it('says which rule a value of the right type breaks, and not the value', async () => {
  const { client } = await setUp([envelope({ ...session, expiresAt: 'at noon' })]);
  const error = await rejection(client(phonePwdLogin, login));
  expect(error).toMatchObject({
    kind: 'contract',
    message: expect.stringContaining('data.expiresAt: expected iso_timestamp'),
  });
  expect(String(error)).not.toContain('noon');
});

for (const [what, body] of [
  ['a bare value', 7],
  ['null', null],
  ['the data without an envelope', home],
  ['a success whose data is null', { code: 200, msg: 'OK', data: null }],
  ['a code it does not know', { code: 204, msg: 'OK', data: home }],
  ['a code that is a text', { code: '500', msg: 'no', data: null }],
] as const) {
  it(`tells of a reply that is ${what}`, async () => {
    const { client, log } = await setUp([json(body)]);
    await expect(client(getHomepageInfo)).rejects.toMatchObject({ name: 'CallFailure', kind: 'contract' });
    expect(log).toHaveBeenCalledOnce();
  });
}

for (const status of [400, 401, 404, 429, 501]) {
  it(`tells of HTTP status ${status} and what came with it, without another try`, async () => {
    const { client, log, requests } = await setUp([json({ why: 'because' }, status)]);
    const error = await rejection(client(findProductsByDevice, { code: 'm400' }));
    expect(error).toMatchObject({ name: 'CallFailure', kind: 'http', status, data: { why: 'because' } });
    expect(log.mock.calls).toEqual([[expect.any(String), error]]);
    expect(requests).toHaveLength(1);
  });
}

it('tells of a server error that stays', async () => {
  const { client, requests } = await setUp([page('<h1>Oops</h1>', 500)]);
  await expect(client(getHomepageInfo)).rejects.toMatchObject({
    kind: 'http',
    status: 500,
    data: '<h1>Oops</h1>',
  });
  expect(requests).toHaveLength(2);
});

for (const [fault, answer] of [
  ['reset', reset],
  ['timed out', hang],
  ['answered by nonsense', text('?')],
] as const) {
  it(`keeps what was sent out of the log when a call is ${fault}`, async () => {
    const { client, log } = await setUp([answer]);
    await rejection(client(emailPwdLogin, { account: 'kim@example.org', password: 'open sesame' }));
    await rejection(client(sendSmsCode, { phone: '13800138000' }));
    const written = inspect(log.mock.calls, { depth: 12, showHidden: true, getters: true });
    expect(log).toHaveBeenCalledTimes(2);
    expect(written).toContain('/offi/public/emailPwdLogin');
    expect(written).not.toMatch(/kim|sesame|13800138000/);
  });
}
