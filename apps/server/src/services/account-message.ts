import type { Language } from '@payload/api/contract';
import type { Database } from '../db/store.ts';
import { type Address, masked } from './address.ts';
import { enqueue } from './outbox.ts';
import type { Reach } from './request-message.ts';

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

const words = {
  en: {
    passwordChanged: {
      subject: 'Your password was changed',
      body: 'The password of your account was changed. All other sign-ins have ended.',
    },
    emailChanged: {
      subject: 'The email address of your account was changed',
      body: 'Your account now has the email address {to}. You sign in with that one from now on.',
    },
    phoneChanged: {
      subject: 'The phone number of your account was changed',
      body: 'Your account now has the phone number {to}. You sign in with that one from now on.',
    },
    emailWaits: {
      subject: 'The email address of your account is to be changed',
      body: 'Somebody who is signed in to your account asked for the email address {to} in place of yours. It takes effect on {at}. Until then nothing changes.',
    },
    phoneWaits: {
      subject: 'The phone number of your account is to be changed',
      body: 'Somebody who is signed in to your account asked for the phone number {to} in place of yours. It takes effect on {at}. Until then nothing changes.',
    },
    changeTaken: {
      subject: 'Your account keeps its address',
      body: 'Your account was to have the address {to}, which belongs to another account by now. Nothing was changed.',
    },
    deviceReleased: {
      subject: 'A device was taken out of your account',
      body: '{product}, serial number {serial}, is no longer among your devices, and you hear of no more notices for it. Its care plan and its history stay with the device. Whoever has its label can add it to an account.',
    },
    deleted: {
      subject: 'Your account was deleted',
      body: 'Your account was deleted, with its sign-ins, addresses and saved details. You can register again with this address at any time.',
    },
    disown: 'If this was not you, call it off here: {url}',
    alarm: 'If this was not you, call our support at once.',
    alarmLink:
      'If this was not you, set a new password at once under “Forgot password”, or call our support: {url}',
  },
  cn: {
    passwordChanged: {
      subject: '您的密码已修改',
      body: '您账号的密码已修改，其他设备上的登录已全部失效。',
    },
    emailChanged: {
      subject: '您账号的邮箱已更换',
      body: '您账号的邮箱已更换为 {to}，今后请用新邮箱登录。',
    },
    phoneChanged: {
      subject: '您账号的手机号已更换',
      body: '您账号的手机号已更换为 {to}，今后请用新手机号登录。',
    },
    emailWaits: {
      subject: '您账号的邮箱即将更换',
      body: '有人在已登录您账号的设备上申请将邮箱更换为 {to}，将于 {at} 生效。在此之前一切不变。',
    },
    phoneWaits: {
      subject: '您账号的手机号即将更换',
      body: '有人在已登录您账号的设备上申请将手机号更换为 {to}，将于 {at} 生效。在此之前一切不变。',
    },
    changeTaken: {
      subject: '您账号的联系方式未更换',
      body: '您账号原定更换为 {to}，但它现已属于另一个账号，因此未作更改。',
    },
    deviceReleased: {
      subject: '设备已移出您的账号',
      body: '{product}（序列号 {serial}）已移出“我的设备”，您不会再收到它的公告。无忧服务和维修记录仍随设备保留，持有标签的人可将其添加到自己的账号。',
    },
    deleted: {
      subject: '您的账号已注销',
      body: '您的账号已注销，登录状态、邮箱、手机号和保存的资料均已删除。您可以随时用此地址重新注册。',
    },
    disown: '如非本人操作，请打开此链接取消更换：{url}',
    alarm: '如非本人操作，请立即联系客服。',
    alarmLink: '如非本人操作，请立即通过“忘记密码”设置新密码，或联系客服：{url}',
  },
};

/** Puts a message about an account into the outbox for each address that messages can be sent to. */
export async function tellAccount(
  db: Database,
  addresses: readonly Address[],
  news: AccountNews,
  language: Language,
  { canSend, publicUrl }: Reach,
  now: Date,
): Promise<void> {
  const { alarm, alarmLink, disown, [news.kind]: said } = words[language];
  const values = valuesOf(news);
  const body = said.body.replaceAll(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');
  const own = publicUrl === null ? null : `${publicUrl}/${language}/user`;
  // The key stands where no server and no proxy reads it.
  const undo =
    own !== null && 'key' in news ? disown.replace('{url}', () => `${own}#disown=${news.key}`) : null;
  // A deleted account has no password to be set.
  const inMail = own === null || news.kind === 'deleted' ? alarm : alarmLink.replace('{url}', () => own);
  for (const { kind, value: recipient } of addresses) {
    const message =
      kind === 'email'
        ? ({
            kind: 'mail',
            recipient,
            subject: said.subject,
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
  const there = new Date(moment.getTime() + 8 * 3600_000).toISOString();
  return `${there.slice(0, 10)} ${there.slice(11, 16)} (UTC+8)`;
}
