import type { MessageKey, Refusal } from '@payload/api/contract';
import type { Failure } from '../calls/failure.ts';

// What is wrong with a form. Machines keep it in their context, `createForm` in its snapshot; the steps between are the same.

/** The message beside each field that has one. */
export type Errors<Field extends string> = Partial<Readonly<Record<Field, MessageKey>>>;

/** What is wrong with a form, and since when it is looked for. */
export interface Faults<Field extends string> {
  readonly errors: Errors<Field>;
  /** What failed and belongs to no field. */
  readonly failure: Failure | null;
  /** Whether it was refused once; from then on fields are checked as they are left. */
  readonly attempted: boolean;
  /** How often a field was refused: with each time the first wrong one is given the focus. */
  readonly refusals: number;
  /** The field whose message is the service's: no check takes it back, only typing into the field does. */
  readonly rejectedField: Field | null;
}

export const noFaults = {
  errors: {},
  failure: null,
  attempted: false,
  refusals: 0,
  rejectedField: null,
} as const;

/** Shows what the contract refuses beside the fields; `more` is what the contract does not look at. */
export function refused<Field extends string>(
  { refusals: before }: Faults<Field>,
  fields: readonly Field[],
  refusals: readonly Refusal[],
  more: Errors<Field> = {},
): Faults<Field> {
  const errors = { ...errorsOf(fields, refusals), ...more };
  return {
    errors,
    failure: unplaced(errors, refusals),
    attempted: true,
    refusals: before + 1,
    rejectedField: null,
  };
}

/** Shows what a call was rejected with: beside its field where it has one in the form, else with the whole form. */
export function rejected<Field extends string>(
  faults: Faults<Field>,
  failure: Failure,
  field: Field | null,
): Faults<Field> {
  if (field === null) return { ...faults, failure };
  return {
    errors: { ...faults.errors, [field]: failure.key },
    failure: null,
    attempted: true,
    refusals: faults.refusals + 1,
    rejectedField: field,
  };
}

type Shown<Field extends string> = Pick<Faults<Field>, 'errors' | 'rejectedField'>;

/** A field that is typed into has no message. */
export function mended<Field extends string>({ errors, rejectedField }: Shown<Field>, field: Field) {
  return {
    errors: withoutError(errors, field),
    failure: null,
    rejectedField: rejectedField === field ? null : rejectedField,
  };
}

/** Checks a field again that was left, and those that still have a message. */
export function rechecked<Field extends string>(
  { errors, rejectedField }: Shown<Field>,
  fields: readonly Field[],
  field: Field,
  refusals: readonly Refusal[],
): { errors: Errors<Field> } {
  const looked = fields.filter((each) => each === field || errors[each]);
  const checked = errorsOf(looked, refusals);
  const key = rejectedField === null ? undefined : errors[rejectedField];
  if (rejectedField === null || key === undefined || checked[rejectedField]) return { errors: checked };
  return { errors: { ...checked, [rejectedField]: key } };
}

/** Messages by field. What belongs to no field of the form stays out. */
function errorsOf<Field extends string>(
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
function unplaced<Field extends string>(errors: Errors<Field>, refusals: readonly Refusal[]): Failure | null {
  const [first] = refusals;
  if (first === undefined || Object.keys(errors).length > 0) return null;
  return { kind: 'refused', key: first.key, field: null };
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
