import type { Language } from '@payload/api/contract';
import { translate } from '@payload/catalog';
import type { Database } from '../db/store.ts';
import { type Address, masked } from './address.ts';
import { enqueue } from './outbox.ts';
import type { Reach } from './request-message.ts';
import { utcOffset } from './utc-offset.ts';

/** What happened to an account that whoever owns it has to hear of. */
export type AccountNews =
  | { kind: 'passwordChanged' }
  | { kind: 'emailChanged' | 'phoneChanged' | 'changeTaken'; to: string }
  /** Not yet: `key` is the secret of the link that calls it off. */
  | { kind: 'emailWaits' | 'phoneWaits'; to: string; at: Date; key: string }
  | { kind: 'deviceReleased'; product: string; serial: string }
  | { kind: 'deleted' };

/** Milliseconds such a message is tried: a mailbox may be away over a long weekend. */
const lifetime = 4 * 24 * 3600_000;

/** Puts a message about an account into the outbox for each address that messages can be sent to. */
export async function notifyAccount(
  db: Database,
  addresses: readonly Address[],
  news: AccountNews,
  language: Language,
  { canSend, publicUrl }: Reach,
  now: Date,
): Promise<void> {
  const subject = translate(language, 'account-mail', `${news.kind}.subject`);
  const body = translate(language, 'account-mail', `${news.kind}.body`, valuesOf(news));
  const alarm = translate(language, 'account-mail', 'alarm');
  const own = publicUrl === null ? null : `${publicUrl}/${language}/user`;
  // The key stands where no server and no proxy reads it.
  const undo =
    own !== null && 'key' in news
      ? translate(language, 'account-mail', 'disown', { url: `${own}#disown=${news.key}` })
      : null;
  // A deleted account has no password to be set.
  const inMail =
    own === null || news.kind === 'deleted'
      ? alarm
      : translate(language, 'account-mail', 'alarmLink', { url: own });
  for (const { kind, value: recipient } of addresses) {
    const message =
      kind === 'email'
        ? ({
            kind: 'mail',
            recipient,
            subject,
            body: `${body}\n\n${undo ?? inMail}\n`,
          } as const)
        : ({
            kind: 'sms',
            recipient,
            subject: '',
            body: `${body}${language === 'en' ? ' ' : ''}${undo ?? alarm}`,
          } as const);
    if (canSend(message.kind)) await enqueue(db, { ...message, code: null }, { now, lifetime });
  }
}

/** What stands in the places of a message. */
function valuesOf(news: AccountNews): Readonly<Record<string, string>> {
  if (news.kind === 'deviceReleased') return { product: news.product, serial: news.serial };
  if (!('to' in news)) return {};
  const to = masked({ kind: news.to.includes('@') ? 'email' : 'phone', value: news.to });
  return 'at' in news ? { to, at: atMaker(news.at) } : { to };
}

/** A moment by the clock of the maker's place, which it names: nobody knows where its reader is. */
function atMaker(moment: Date): string {
  const there = new Date(moment.getTime() + utcOffset).toISOString();
  return `${there.slice(0, 10)} ${there.slice(11, 16)} (UTC+8)`;
}
