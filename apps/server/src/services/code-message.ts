import type { Language } from '@payload/api/contract';
import type { Address } from './address.ts';
import type { QueuedMessage } from './outbox.ts';

const words = {
  en: {
    subject: 'Your verification code',
    body: (code: string) =>
      `Your verification code is ${code}. It is valid for 5 minutes. If you did not ask for it, ignore this message, and tell nobody the code.`,
  },
  cn: {
    subject: '您的验证码',
    body: (code: string) =>
      `您的验证码是 ${code}，5 分钟内有效。如非本人操作，请忽略本消息，切勿将验证码告知他人。`,
  },
};

/** The message that brings a code, in the language the visitor reads. */
export function codeMessage(
  { kind, value }: Address,
  code: string,
  language: Language,
): Pick<QueuedMessage, 'kind' | 'recipient' | 'subject' | 'body'> {
  const { subject, body } = words[language];
  return kind === 'email'
    ? { kind: 'mail', recipient: value, subject, body: body(code) }
    : { kind: 'sms', recipient: value, subject: '', body: body(code) };
}
