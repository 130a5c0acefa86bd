import { createTransport } from 'nodemailer';
import { codeOf } from '../start-error.ts';
import { isLoopback } from '../web/addresses.ts';
import { mailHtml } from './mail-html.ts';
import { type Sender, Undelivered } from './sender.ts';

/** Milliseconds for each step; together less than the minute after which another server may try. */
const timeoutMs = 10_000;

/**
 * Whether mails and the password go out encrypted or not at all: to every other machine, also where someone on the way takes
 * STARTTLS out of what the server offers. An address says otherwise by `requireTLS` or `ignoreTLS` among its parameters.
 */
export function demandsTls(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  const host = hostname.replaceAll(/[[\]]/g, '');
  const isSaid = searchParams.has('requireTLS') || searchParams.has('ignoreTLS');
  return protocol === 'smtp:' && !isSaid && host !== 'localhost' && !isLoopback(host);
}

/**
 * Sends mail through an SMTP server.
 *
 * @param url `smtp://user:password@host:587`, by STARTTLS to every other machine, or `smtps:` for TLS from the start; its parameters
 *   are nodemailer's.
 * @param from what mails come from.
 * @param timeout milliseconds for each step.
 */
export function smtpSender(url: string, from: string, timeout = timeoutMs): Sender {
  const transport = createTransport({
    url,
    ...(demandsTls(url) ? { requireTLS: true } : {}),
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
      // A refused password and a server without TLS are the operator's to put right, and then the mail goes out.
      const isFinal =
        code !== 'EAUTH' && code !== 'ETLS' && reply !== undefined && reply >= 500 && reply !== 503;
      const isSilent = reply === undefined;
      throw new Undelivered(isSilent ? code : `${code}, reply ${reply}`, { isFinal, isSilent });
    }
  };
}

function numberIn(error: unknown, name: string): number | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'number' ? value : undefined;
}
