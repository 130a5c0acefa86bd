import { createTransport } from 'nodemailer';
import { codeOf } from '../start-error.ts';
import { mailHtml } from './mail-html.ts';
import { type Sender, Undelivered } from './sender.ts';

/** Milliseconds for each step; together less than the minute after which another server may try. */
const timeoutMs = 10_000;

/**
 * Sends mail through an SMTP server.
 *
 * @param url `smtp://user:password@host:587`, or `smtps:` for TLS from the start; its parameters are nodemailer's.
 * @param from what mails come from.
 * @param timeout milliseconds for each step.
 */
export function smtpSender(url: string, from: string, timeout = timeoutMs): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    dnsTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ id, recipient, subject, body }) => {
    try {
      await transport.sendMail({
        from,
        // As an object: a text would be parsed for names and lists.
        to: { name: '', address: recipient },
        subject,
        text: body,
        html: mailHtml(body),
        // Chinese in it is as long either way, and no line of it is broken by what carries it.
        textEncoding: 'base64',
        // The same at every try, so that a mail that went out twice is known for one.
        messageId: `<${id}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      const code = codeOf(error) ?? 'unknown error';
      const reply = numberIn(error, 'responseCode');
      // A refused password is the operator's to put right, and then the mail goes out.
      const isFinal = code !== 'EAUTH' && reply !== undefined && reply >= 500 && reply !== 503;
      const isSilent = reply === undefined;
      throw new Undelivered(isSilent ? code : `${code}, reply ${reply}`, { isFinal, isSilent });
    }
  };
}

function numberIn(error: unknown, name: string): number | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'number' ? value : undefined;
}
