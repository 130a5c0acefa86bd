import type { Language, MessageKey } from '@payload/api/contract';
import { type TextKey, translate } from '@payload/catalog';

/** The words of a refusal, in the language the caller asked for. */
export function messageText(language: Language, key: MessageKey): string {
  return translate(language, 'messages', key);
}

const httpTexts: Readonly<Record<number, TextKey<'http'>>> = {
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'tooLarge',
  415: 'unsupportedType',
};

/** The words for a status of HTTP from 400 to 499. */
export function statusText(language: Language, status: number): string {
  return translate(language, 'http', httpTexts[status] ?? 'badRequest');
}
