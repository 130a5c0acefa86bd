import type { MessageKey, Refusal } from '@payload/api/contract';
import type { Failure } from './failure.ts';

/** The message beside each field that has one. */
export type Errors<Field extends string> = Readonly<Partial<Record<Field, MessageKey>>>;

/**
 * The field to move the focus to. `turn` grows with every refusal, so that the same field asked for twice
 * is two requests.
 */
export interface Focus<Field extends string> {
  readonly field: Field;
  readonly turn: number;
}

/** Messages by field. What belongs to no field of the form stays out. */
export function errorsOf<Field extends string>(
  fields: readonly Field[],
  refusals: readonly Refusal[],
): Errors<Field> {
  const errors: Partial<Record<Field, MessageKey>> = {};
  for (const field of fields) {
    const refusal = refusals.find((candidate) => partOf(candidate.field) === field);
    if (refusal) errors[field] = refusal.key;
  }
  return errors;
}

/**
 * What is refused and stands beside no field of the form, so that no refusal goes unsaid. Null where every
 * message has found its field, or there is none.
 */
export function unplaced<Field extends string>(
  errors: Errors<Field>,
  refusals: readonly Refusal[],
): Failure | null {
  const [first] = refusals;
  if (first === undefined || Object.keys(errors).length > 0) return null;
  return { kind: 'refused', key: first.key, field: null };
}

/** The first field, in the form's order, that has a message. */
export function firstError<Field extends string>(
  fields: readonly Field[],
  errors: Errors<Field>,
): Field | null {
  return fields.find((field) => errors[field] !== undefined) ?? null;
}

/** Messages without the one of a field. */
export function withoutError<Field extends string>(errors: Errors<Field>, field: Field): Errors<Field> {
  const { [field]: _gone, ...others } = errors;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Rest of a mapped type over a type parameter is not seen as one.
  return others as Errors<Field>;
}

/** `uploads.3` is a refusal of `uploads`. */
function partOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}
