import type { Language, MessageKey } from '@payload/api/contract';
import { translate } from '@payload/catalog';

/** The words of a refusal, in the language the caller asked for. */
export function messageText(language: Language, key: MessageKey): string {
  return translate(language, 'messages', key);
}
