import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleMessage } from '../testing/messages.ts';
import { type SmsStandIn, startSmsStandIn } from '../testing/sms-stand-in.ts';
import { smsSender } from './sms.ts';

/** A gateway on this machine, until the test has finished, that answers with a status. */
async function startGateway(status = 200): Promise<SmsStandIn> {
  const gateway = await startSmsStandIn(status);
  onTestFinished(() => gateway.close());
  return gateway;
}

const message = sampleMessage({
  kind: 'sms',
  recipient: '13800138000',
  subject: '',
  body: '您的验证码是 AB12',
});

describe('a text message', () => {
  it('is posted to the gateway, with a name that stays the same', async () => {
    const { host, posts } = await startGateway();
    await smsSender(`http://me:p%40ss@${host}/send?key=1`)(message);
    const [post] = posts;
    expect(post).toMatchObject({ method: 'POST', url: '/send?key=1' });
    expect(post?.body).toEqual({ phone: '+8613800138000', text: '您的验证码是 AB12' });
    expect(post?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': message.id,
      authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
    });
  });

  it('goes to a number abroad as it is', async () => {
    const { host, posts } = await startGateway(202);
    await smsSender(`http://${host}/`)({ ...message, recipient: '+447700900123' });
    expect(posts[0]?.body).toMatchObject({ phone: '+447700900123' });
    expect(posts[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    [400, true],
    [404, true],
    [401, false],
    [429, false],
    [302, false],
    [500, false],
    [503, false],
  ])('that is answered with %i is given up: %s', async (status, isFinal) => {
    const { host, posts } = await startGateway(status);
    const sending = smsSender(`http://${host}/`)(message);
    await expect(sending).rejects.toMatchObject({ isFinal, message: `HTTP ${status}` });
    expect(posts).toHaveLength(1);
  });

  it('that finds no gateway is not given up', async () => {
    const sending = smsSender('http://127.0.0.1:1/')(message);
    await expect(sending).rejects.toMatchObject({
      isFinal: false,
      message: expect.stringMatching(/^E?\w+$/),
    });
  });
});
