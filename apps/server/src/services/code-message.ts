import type { Language } from '@payload/api/contract';
import { translate } from '@payload/catalog';
import type { Address } from './address.ts';
import type { QueuedMessage } from './outbox.ts';

/** The message that brings a code, in the language the visitor reads. */
export function codeMessage(
  { kind, value }: Address,
  code: string,
  language: Language,
): Pick<QueuedMessage, 'kind' | 'recipient' | 'subject' | 'body'> {
  const body = translate(language, 'code-mail', 'body', { code });
  return kind === 'email'
    ? { kind: 'mail', recipient: value, subject: translate(language, 'code-mail', 'subject'), body }
    : { kind: 'sms', recipient: value, subject: '', body };
}
