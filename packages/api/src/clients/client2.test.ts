import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  activateDevice,
  deleteUpload,
  findCouriers,
  findRequestProducts,
  saveByHand,
  uploadFile,
} from '../contract/index.ts';
import { type Answer, json, type Loopback, page, reset, serve, text } from '../testing/loopback.ts';
import { hang, takeTimeouts } from '../testing/timeouts.ts';
import { CallFailure, type Client2Options, createClient2, type Log, RejectedReply } from './index.ts';

const servers: Loopback[] = [];

beforeEach(() => {
  takeTimeouts();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function setUp(answers: [Answer, ...Answer[]], options: Client2Options = {}) {
  const server = await serve(...answers);
  servers.push(server);
  const log = vi.fn<Log>();
  return {
    client: createClient2({ baseURL: server.baseURL, log, ...options }),
    log,
    requests: server.requests,
  };
}

const couriers = [{ code: 'SF', name: 'SF Express' }];
/** A reply to who sent a token that is to be replaced. */
const withNextToken: Answer = (response, request) => {
  response.setHeader('next-token', 'next');
  json(couriers)(response, request);
};
const activation = {
  serialNumber: 'H1T-0001',
  productCode: 'H1T',
  activatedAt: '2026-01-31T08:00:00.000Z',
  serviceHours: 8760,
  bindBefore: '2026-02-03T08:00:00.000Z',
};

describe('sending', () => {
  it('gives a plain reply as it is', async () => {
    const { client, log, requests } = await setUp([json(couriers)]);
    await expect(client(findCouriers)).resolves.toEqual(couriers);
    expect(requests[0]?.url.href).toBe('http://loopback/jzcrm/wx/repariRequest/findKuaiDiName/?language=en');
    expect(log).not.toHaveBeenCalled();
  });

  it('sends the token that is stored at the time of the call, as it is', async () => {
    let token: string | null = null;
    const { client, requests } = await setUp([json(couriers)], { token: () => token });
    await client(findCouriers);
    token = 'abc.def';
    await client(findCouriers);
    token = null;
    await client(findCouriers);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'abc.def', undefined]);
  });

  it('tells of the token that takes the place of the one it sent', async () => {
    const onNextToken = vi.fn<NonNullable<Client2Options['onNextToken']>>();
    let token: string | null = null;
    const { client } = await setUp([withNextToken], { token: () => token, onNextToken });
    await client(findCouriers);
    expect(onNextToken).not.toHaveBeenCalled();
    token = 'first';
    await client(findCouriers);
    expect(onNextToken.mock.calls).toEqual([['first', 'next']]);
  });

  it('sends the payload of an activation in the query', async () => {
    const { client, requests } = await setUp([json(activation)]);
    const sent = { serialNumber: 'H1T-0001', verificationCode: '1234', activationCode: 'A1' };
    await expect(client(activateDevice, sent)).resolves.toEqual(activation);
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({ ...sent, language: 'en' });
  });

  it('sends a file as form data, under its name', async () => {
    const upload = { id: 'u1', name: 'crack.png', type: 'image/png', size: 3 };
    const { client, requests } = await setUp([json(upload)], { token: () => 'abc' });
    const file = new File([new Uint8Array([1, 2, 3])], 'crack.png', { type: 'image/png' });
    await expect(client(uploadFile, { file })).resolves.toEqual(upload);
    expect(requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(requests[0]?.headers.authorization).toBe('abc');
    expect(requests[0]?.body).toContain(
      'name="file"; filename="crack.png"\r\nContent-Type: image/png\r\n\r\n\x01\x02\x03\r\n',
    );
    expect(requests[0]?.body).not.toContain('language');
  });

  it('calls below /jz-api by the given fetch', async () => {
    const addresses: unknown[] = [];
    const client = createClient2({
      fetch: async (address) => {
        addresses.push(address);
        return Response.json([]);
      },
    });
    await expect(client(findRequestProducts)).resolves.toEqual([]);
    expect(addresses).toEqual(['/jz-api/jzcrm/wx/customerAddress/findProduct/?language=en']);
  });
});

describe('rejecting', () => {
  it('tells a refusal on the console in one line, without a stack', async () => {
    const server = await serve(json({ msg: 'Check Fail', key: 'checkFail' }, 400));
    servers.push(server);
    const [info, error] = [vi.spyOn(console, 'info'), vi.spyOn(console, 'error')];
    info.mockImplementation(() => {});
    await createClient2({ baseURL: server.baseURL })(findCouriers).catch(() => {});
    expect(info.mock.calls).toEqual([['Refused with 400: Check Fail']]);
    expect(error).not.toHaveBeenCalled();
  });

  it('logs a refusal and rejects with it', async () => {
    const refusal = { msg: 'Please log in first', key: 'pleaseLogInFirst' };
    const { client, log, requests } = await setUp([json(refusal, 401)]);
    const error = await client(deleteUpload, { id: 'u1' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RejectedReply);
    expect(error).toMatchObject({
      reason: refusal,
      code: 401,
      key: 'pleaseLogInFirst',
      message: 'Please log in first',
    });
    expect(log.mock.calls).toEqual([['Please log in first', error]]);
    expect(requests).toHaveLength(1);
  });

  it('names the field a refusal names', async () => {
    const refusal = { msg: 'Incorrect Format', key: 'incorrectFormat', field: 'phone' };
    const { client } = await setUp([json(refusal, 400)]);
    const request = {
      type: 'problem',
      num: 3,
      submissionId: crypto.randomUUID(),
      contact: 'Kim',
      phone: '?',
      region: 'Guangdong',
      address: 'Road 1',
      productCode: 'H1T',
      serialNumber: 'H1T-0001',
      description: 'No sound',
      uploads: [],
    } as const;
    await expect(client(saveByHand, { ...request, uploads: [] })).rejects.toMatchObject({ field: 'phone' });
  });

  it('takes a forbidden page for a failure like any other', async () => {
    const { client, log } = await setUp([page('<h1>Blocked</h1>', 403)]);
    const error = await client(findCouriers).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CallFailure);
    expect(error).toMatchObject({ kind: 'http', status: 403, data: '<h1>Blocked</h1>' });
    expect(log.mock.calls).toEqual([[expect.any(String), error]]);
  });

  for (const [kind, answer, tries] of [
    ['timeout', hang, 2],
    ['network', reset, 2],
    ['malformed', text('?'), 1],
    ['contract', json([{ code: 1 }]), 1],
    ['http', json({ msg: 'down' }, 502), 2],
  ] as const) {
    it(`logs and rejects a failure of kind ${kind}`, async () => {
      const { client, log, requests } = await setUp([answer]);
      const error = await client(findCouriers).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: 'CallFailure', kind });
      expect(log.mock.calls).toEqual([[expect.stringContaining('findKuaiDiName'), error]]);
      expect(requests).toHaveLength(tries);
    });
  }

  it('never sends a POST twice', async () => {
    const { client, requests } = await setUp([reset, json({ id: 'u1' })]);
    await expect(client(deleteUpload, { id: 'u1' })).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(1);
  });

  it('gives every try 5000 ms', async () => {
    const timeout = takeTimeouts();
    const { client } = await setUp([json(couriers)]);
    await client(findCouriers);
    expect(timeout.mock.calls).toEqual([[5000]]);
  });
});
