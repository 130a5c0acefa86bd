import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  findProductsByType,
  getHomepageInfo,
  getOtaByCode,
  phonePwdLogin,
  sendSmsCode,
  successCode,
} from '../contract/index.ts';
import { client1Tests, login, rejection, session } from '../testing/client1.ts';
import { envelope, json, page, text } from '../testing/loopback.ts';
import { home, megaphone } from '../testing/samples.ts';
import { createClient1, RejectedReply } from './index.ts';

const setUp = client1Tests();

describe('sending', () => {
  it('gives the data of a successful reply', async () => {
    const { client, log } = await setUp([envelope(home)]);
    await expect(client(getHomepageInfo)).resolves.toEqual(home);
    expect(log).not.toHaveBeenCalled();
  });

  it('drops what the contract does not know', async () => {
    const { client } = await setUp([envelope([{ ...megaphone, price: 1 }])]);
    await expect(client(findProductsByType, { type: 'megaphone' })).resolves.toEqual([megaphone]);
  });

  it('asks the fetch that stands at the time of the call', async () => {
    const client = createClient1();
    const standIn = vi.fn<typeof fetch>(async () =>
      Response.json({ code: successCode, msg: '', data: home }),
    );
    vi.stubGlobal('fetch', standIn);
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(client(getHomepageInfo)).resolves.toEqual(home);
    expect(standIn).toHaveBeenCalledOnce();
  });

  it('asks in English where no language is given', async () => {
    const { client, requests } = await setUp([envelope(home)]);
    await client(getHomepageInfo);
    expect(requests[0]?.url.href).toBe('http://loopback/offi/public/getHomepageInfo?language=en');
  });

  it('asks in its language at the time of the call, unless the call names one', async () => {
    let language: 'en' | 'cn' = 'en';
    const { client, requests } = await setUp([envelope(home)], { language: () => language });
    language = 'cn';
    await client(getHomepageInfo);
    await client(getHomepageInfo, { language: 'en' });
    expect(requests.map(({ url }) => url.search)).toEqual(['?language=cn', '?language=en']);
  });

  it('puts path parameters into the path, encoded', async () => {
    const { client, requests } = await setUp([envelope([])]);
    await client(getOtaByCode, { otaType: 3, productCode: 'S3/mini ?' });
    expect(requests[0]?.url.href).toBe('http://loopback/offi/jz-ota/getByCode/3/S3%2Fmini%20%3F?language=en');
  });

  it('puts the payload of a GET into the query', async () => {
    const { client, requests } = await setUp([envelope({ validFor: 300, resendAfter: 60 })]);
    await client(sendSmsCode, { phone: '+86 138' });
    expect(requests[0]?.method).toBe('GET');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      phone: '+86 138',
      language: 'en',
    });
    expect(requests[0]?.body).toBe('');
  });

  it('puts the payload of a POST into the body', async () => {
    const { client, requests } = await setUp([envelope(session)]);
    await expect(client(phonePwdLogin, login)).resolves.toEqual(session);
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url.search).toBe('?language=en');
    expect(requests[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(login);
  });

  it('calls below /api by the given fetch', async () => {
    const addresses: unknown[] = [];
    const client = createClient1({
      fetch: async (address) => {
        addresses.push(address);
        return Response.json({ code: 200, msg: 'OK', data: home });
      },
    });
    await expect(client(getHomepageInfo)).resolves.toEqual(home);
    expect(addresses).toEqual(['/api/offi/public/getHomepageInfo?language=en']);
  });
});

describe('refusals', () => {
  for (const code of [500, 401]) {
    it(`rejects body code ${code} with the body's message`, async () => {
      const refusal = { code, msg: '密码少于 6 位', data: null, key: 'passwordTooShort', field: 'password' };
      const { client, log, requests } = await setUp([json(refusal)]);
      const error = await rejection(client(getHomepageInfo));
      expect(error).toBeInstanceOf(RejectedReply);
      expect(error).toMatchObject({
        reason: '密码少于 6 位',
        message: '密码少于 6 位',
        code,
        key: 'passwordTooShort',
        field: 'password',
      });
      expect(log).not.toHaveBeenCalled();
      expect(requests).toHaveLength(1);
    });
  }

  it('rejects body code 403 with the whole body', async () => {
    const refusal = {
      code: 403,
      msg: 'Operation failure',
      data: null,
      key: 'operationFailure',
      until: 'noon',
    };
    const { client, log, onForbiddenPage } = await setUp([json(refusal)]);
    const error = await rejection(client(phonePwdLogin, login));
    expect(error).toBeInstanceOf(RejectedReply);
    expect(error).toMatchObject({ reason: refusal, code: 403, key: 'operationFailure', field: undefined });
    expect(log).not.toHaveBeenCalled();
    expect(onForbiddenPage).not.toHaveBeenCalled();
  });

  it('rejects HTTP status 403 with its data', async () => {
    const data = { why: 'not from here' };
    const { client, log, onForbiddenPage, requests } = await setUp([json(data, 403)]);
    const error = await rejection(client(getHomepageInfo));
    expect(error).toBeInstanceOf(RejectedReply);
    expect(error).toMatchObject({ reason: data, code: 403, page: undefined });
    expect(log).not.toHaveBeenCalled();
    expect(onForbiddenPage).not.toHaveBeenCalled();
    expect(requests).toHaveLength(1);
  });

  it('rejects HTTP status 403 with its text where that is neither data nor a page', async () => {
    const { client, onForbiddenPage } = await setUp([text('not from here', 403)]);
    await expect(client(getHomepageInfo)).rejects.toMatchObject({ reason: 'not from here', code: 403 });
    expect(onForbiddenPage).not.toHaveBeenCalled();
  });

  const html = '<!doctype html><h1>Blocked</h1><script>document.title = "run"</script>';
  for (const [kind, answer] of [
    ['by its content type', page(html, 403)],
    ['by its text, where the content type is missing', text(html, 403, '')],
  ] as const) {
    it(`hands over a page that comes with HTTP status 403, known ${kind}`, async () => {
      const { client, log, onForbiddenPage } = await setUp([answer]);
      const error = await rejection(client(getHomepageInfo));
      expect(onForbiddenPage.mock.calls).toEqual([[html]]);
      expect(error).toBeInstanceOf(RejectedReply);
      expect(error).toMatchObject({ reason: html, code: 403, page: html });
      expect(log).not.toHaveBeenCalled();
    });
  }

  it('does not take data for a page because of its content type', async () => {
    const { client, onForbiddenPage } = await setUp([page('{"msg":"no"}', 403)]);
    await expect(client(getHomepageInfo)).rejects.toMatchObject({ reason: { msg: 'no' } });
    expect(onForbiddenPage).not.toHaveBeenCalled();
  });

  it('leaves a key it does not know out', async () => {
    const { client } = await setUp([json({ code: 500, msg: 'no', data: null, key: '__proto__', field: 7 })]);
    await expect(client(getHomepageInfo)).rejects.toMatchObject({ key: undefined, field: undefined });
  });
});
