import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleMessage } from '../testing/messages.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../testing/smtp-stand-in.ts';
import { demandsTls, smtpSender } from './smtp.ts';

/** A real SMTP server on this machine until the test has finished. */
async function startSmtpServer(options: SMTPServerOptions = {}): Promise<SmtpStandIn> {
  const server = await startSmtpStandIn(options);
  onTestFinished(() => server.close());
  return server;
}

/** An error of an SMTP server with this reply. */
function refusal(responseCode: number): Error {
  return Object.assign(new Error('no such user zoe@example.com here'), { responseCode });
}

/** A part of a mail as its reader sees it. */
function partOf(source: string, type: string): string {
  const part = new RegExp(`Content-Type: ${type}.*?\\r\\n\\r\\n(.*?)\\r\\n--`, 's').exec(source)?.[1] ?? '';
  return Buffer.from(part, 'base64').toString();
}

describe('a mail', () => {
  it('arrives as it was written, with a name that stays the same', async () => {
    const { port, mails } = await startSmtpServer();
    const send = smtpSender(`smtp://127.0.0.1:${port}`, 'no-reply@example.com');
    const message = sampleMessage({ subject: '您的验证码', body: '您的验证码是 AB12。' });
    await send(message);
    await send(message);
    expect(mails.map(({ from, to }) => [from, to])).toEqual([
      ['no-reply@example.com', ['zoe@example.com']],
      ['no-reply@example.com', ['zoe@example.com']],
    ]);
    for (const { source } of mails) {
      expect(source).toContain(`Message-ID: <${message.id}@example.com>`);
      expect(source).toContain(`=?UTF-8?B?${Buffer.from('您的验证码').toString('base64')}?=`);
      expect(source).toContain('Content-Type: multipart/alternative;');
      expect(partOf(source, 'text/plain')).toBe('您的验证码是 AB12。');
      expect(partOf(source, 'text/html')).toContain('<p dir="auto">您的验证码是 AB12。</p>');
    }
  });

  it('goes out under the user and password of the address', async () => {
    const { port, mails } = await startSmtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss' ? done(null, { user: username }) : done(refusal(535)),
    });
    await smtpSender(`smtp://me:p%40ss@127.0.0.1:${port}`, 'no-reply@example.com')(sampleMessage());
    expect(mails.map(({ user }) => user)).toEqual(['me']);
    // A wrong password is put right by the operator, so the mail is not given up.
    const sending = smtpSender(`smtp://me:wrong@127.0.0.1:${port}`, 'a@example.com')(sampleMessage());
    await expect(sending).rejects.toMatchObject({ isFinal: false, message: 'EAUTH, reply 535' });
  });

  it.each([
    [550, true],
    [553, true],
    [451, false],
    [503, false],
  ])('that is refused with %i is given up: %s', async (reply, isFinal) => {
    const { port } = await startSmtpServer({ onRcptTo: (_address, _session, done) => done(refusal(reply)) });
    const sending = smtpSender(`smtp://127.0.0.1:${port}`, 'no-reply@example.com')(sampleMessage());
    // Neither whom it was for nor what the server said about them.
    await expect(sending).rejects.toMatchObject({ isFinal, message: `EENVELOPE, reply ${reply}` });
  });

  it('that finds no server is not given up', async () => {
    const sending = smtpSender('smtp://127.0.0.1:1', 'no-reply@example.com')(sampleMessage());
    await expect(sending).rejects.toMatchObject({ isFinal: false, message: 'ESOCKET' });
  });

  it('goes to one mailbox, whatever the address looks like', async () => {
    const { port, mails } = await startSmtpServer();
    const send = smtpSender(`smtp://127.0.0.1:${port}`, 'no-reply@example.com');
    await send(sampleMessage({ recipient: 'zoe@example.com, eve@example.com' })).catch(() => {});
    await send(sampleMessage({ recipient: 'zoe@example.com\r\nBcc: eve@example.com' })).catch(() => {});
    expect(mails.map(({ to }) => to)).toEqual([]);
  });

  it.each([
    ['smtp://me:secret@mail.example.com:587', true],
    ['smtp://10.0.0.5', true],
    ['smtp://[2001:db8::5]', true],
    ['smtp://localhost:25', false],
    ['smtp://127.0.0.1:25', false],
    ['smtp://[::1]', false],
    ['smtps://mail.example.com', false],
    ['smtp://10.0.0.5?requireTLS=false', false],
  ])('to %s is encrypted by STARTTLS or does not go out: %s', (url, isDemanded) => {
    expect(demandsTls(url)).toBe(isDemanded);
  });

  it('waits where the server offers no encryption and some is demanded', async () => {
    const { port, mails } = await startSmtpServer();
    const sending = smtpSender(`smtp://127.0.0.1:${port}?requireTLS=true`, 'a@example.com')(sampleMessage());
    await expect(sending).rejects.toMatchObject({ isFinal: false });
    await smtpSender(`smtp://127.0.0.1:${port}?requireTLS=false`, 'a@example.com')(sampleMessage());
    expect(mails).toHaveLength(1);
  });
});
