import type { MessageKey } from '@payload/api/contract';
import { type Question, questions } from './questions.ts';

/** A question was passed over. */
export const missing: MessageKey = 'cannotBeEmpty';

/** The question a refusal of the service is about (`features.0` is about `features`); null for all of them. */
export function questionOf(field: string | null): Question | null {
  const name = field?.split('.', 1)[0];
  return questions.find((question) => question === name) ?? null;
}
