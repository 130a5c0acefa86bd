import { masked } from '../services/address.ts';
import type { QueuedMessage } from '../services/outbox.ts';
import type { Transports } from './deliver.ts';
import { smsSender } from './sms.ts';
import { smtpSender } from './smtp.ts';

/**
 * How messages leave a server with these settings. With neither an SMTP server nor a gateway, the embedded
 * mode shows codes to whoever runs it; a server on a shared database never does, and neither does one that others
 * than whoever sits at this machine reach.
 *
 * @param print takes the line that shows a code.
 */
export function transportsOf(
  {
    smtpUrl,
    smsUrl,
    mailFrom,
    databaseUrl,
    isPrivate,
  }: {
    smtpUrl: string | null;
    smsUrl: string | null;
    mailFrom: string;
    databaseUrl: string | null;
    isPrivate: boolean;
  },
  print: (line: string) => void,
): Transports {
  const isLocal = isPrivate && databaseUrl === null && smtpUrl === null && smsUrl === null;
  return {
    mail: smtpUrl === null ? null : smtpSender(smtpUrl, mailFrom),
    sms: smsUrl === null ? null : smsSender(smsUrl),
    show: isLocal
      ? ({ kind, recipient, code }: QueuedMessage) => {
          const address = masked({ kind: kind === 'mail' ? 'email' : 'phone', value: recipient });
          if (code !== null) print(`The code for ${address} is ${code}; it is valid for 5 minutes.`);
        }
      : null,
  };
}
