import { type BaseIssue, type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { isMessageKey, type MessageKey } from './messages.ts';

/** One thing wrong with an input: the field (`''` for the input as a whole) and the message to show. */
export interface Refusal {
  readonly field: string;
  readonly key: MessageKey;
}

export type Validation<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly refusals: readonly [Refusal, ...Refusal[]] };

/**
 * Checks an input against a schema of the contract: the server before it acts, a form before it sends,
 * so that both say the same. Gives the tidied value, or at most one refusal for each field in the
 * schema's order. A fault without a message of its own (a number where a text belongs) is
 * `incorrectFormat`.
 */
export function validate<Schema extends GenericSchema>(
  schema: Schema,
  input: unknown,
): Validation<InferOutput<Schema>> {
  const result = safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  const [first, ...others] = result.issues;
  const refusals: [Refusal, ...Refusal[]] = [refusalOf(first)];
  for (const refusal of others.map(refusalOf)) {
    if (!refusals.some(({ field }) => field === refusal.field)) refusals.push(refusal);
  }
  return { ok: false, refusals };
}

function refusalOf(issue: BaseIssue<unknown>): Refusal {
  return {
    field: getDotPath(issue) ?? '',
    key: isMessageKey(issue.message) ? issue.message : 'incorrectFormat',
  };
}
