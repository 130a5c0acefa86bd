import { type RequestField, requestFields, spacedPhone } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { formatDay } from '../language/date-time.ts';

/** What a request holds in a field, as it is read in a language. */
export function fieldText(field: RequestField, text: string, language: Language): string {
  const { kind } = requestFields[field];
  if (text === '') return '';
  if (kind === 'day') return formatDay(language, text);
  return kind === 'phone' ? spacedPhone(text) : text;
}

/** What a fact of a request is called beside it; in a form some fields are called otherwise. */
export function nameOf(texts: { readonly label: string; readonly name?: string }): string {
  return texts.name ?? texts.label;
}
