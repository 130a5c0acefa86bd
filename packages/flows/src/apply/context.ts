import { type Errors, errorsOf, type Focus, firstError, unplaced, withoutError } from '../calls/errors.ts';
import { type Failure, failureOf } from '../calls/failure.ts';
import { arrived, isBusy, type UploadLimits, type UploadRow } from '../uploads/row.ts';
import { blank, type Draft } from './draft.ts';
import { type ApplyField, type ApplyKind, fieldsOf, needsAccount, type TextField } from './forms.ts';
import { placeOf } from './messages.ts';
import { type ApplyChecks, type ApplyOutcome, prepare, type Typed } from './submission.ts';

export interface ApplyInput {
  readonly kind: ApplyKind;
  readonly signedIn: boolean;
  readonly checks: ApplyChecks;
  readonly limits: UploadLimits;
  /** A new UUID each time; the page gives `crypto.randomUUID`. */
  readonly newId: () => string;
}

export interface ApplyContext extends ApplyInput {
  /** Made once with a draft, so that a form sent twice is one request. */
  readonly submissionId: string;
  readonly typed: Typed;
  readonly rows: readonly UploadRow[];
  /** Uploads of the draft that was restored. */
  readonly restored: Draft['uploads'];
  readonly errors: Errors<ApplyField>;
  readonly focus: Focus<ApplyField> | null;
  /** Whether the form was refused once; from then on fields are checked as they are left. */
  readonly attempted: boolean;
  readonly failure: Failure | null;
  /** Whether to send the form as soon as somebody is signed in. */
  readonly resuming: boolean;
  readonly outcome: ApplyOutcome | null;
}

type Change = Partial<ApplyContext>;

export function initialContext(input: ApplyInput): ApplyContext {
  return { ...input, ...fresh(input), resuming: false };
}

/** A form to begin with. */
export function fresh({ newId }: ApplyInput) {
  return {
    submissionId: newId(),
    typed: blank,
    rows: [],
    restored: [],
    errors: {},
    focus: null,
    attempted: false,
    failure: null,
    outcome: null,
  };
}

export function restored(draft: Draft | null): Change {
  if (draft === null) return {};
  const { submissionId, typed, uploads } = draft;
  return { submissionId, typed, restored: uploads };
}

export function draftFrom({ submissionId, typed, rows }: ApplyContext): Draft {
  return { submissionId, typed, uploads: arrived(rows) };
}

export function refusalsOf(context: ApplyContext) {
  const prepared = prepare(context);
  return prepared.ok ? [] : prepared.refusals;
}

/** Whether a file did not arrive and is neither tried again nor taken out. */
export function hasFailedFiles({ rows }: ApplyContext): boolean {
  return rows.some(({ state }) => state === 'failed');
}

export function filesOnTheirWay({ rows }: ApplyContext): boolean {
  return isBusy(rows);
}

/** Whether somebody has to sign in before this can be sent. */
export function lacksAccount({ kind, signedIn }: ApplyContext): boolean {
  return needsAccount(kind) && !signedIn;
}

function focusOn({ focus }: ApplyContext, field: ApplyField | null): ApplyContext['focus'] {
  return field === null ? focus : { field, turn: (focus?.turn ?? 0) + 1 };
}

/** Shows what the contract refuses beside the fields and asks for the focus on the first. */
export function refused(context: ApplyContext): Change {
  const fields = fieldsOf[context.kind];
  const refusals = refusalsOf(context);
  const errors: Errors<ApplyField> = {
    ...errorsOf(fields, refusals),
    ...(hasFailedFiles(context) ? { uploads: 'operationFailure' as const } : {}),
  };
  return {
    errors,
    failure: unplaced(errors, refusals),
    attempted: true,
    focus: focusOn(context, firstError(fields, errors)),
  };
}

/** Shows what a call was rejected with: beside its field if it has one, else with the whole form. */
export function failed(context: ApplyContext, error: unknown): Change {
  const failure = failureOf(error);
  const field = placeOf(context.kind, failure.key, failure.field);
  if (field === null) return { failure };
  return {
    attempted: true,
    failure: null,
    errors: { ...context.errors, [field]: failure.key },
    focus: focusOn(context, field),
  };
}

/** Says that somebody has to sign in; it is not the form's fault. */
export function unsigned(): Change {
  return { signedIn: false, failure: { kind: 'signedOut', key: 'pleaseLogInFirst', field: null } };
}

export function typedInto({ typed, errors }: ApplyContext, field: TextField, value: string): Change {
  return { typed: { ...typed, [field]: value }, errors: withoutError(errors, field), failure: null };
}

/** Checks a field again that was left, and those that still have a message. */
export function left(context: ApplyContext, field: ApplyField): Change {
  const looked = fieldsOf[context.kind].filter((each) => each === field || context.errors[each]);
  return { errors: errorsOf(looked, refusalsOf(context)) };
}

export function noted(context: ApplyContext, rows: readonly UploadRow[]): Change {
  return { rows, errors: withoutError(context.errors, 'uploads') };
}

/** Whether the files that arrived are others than those of the draft. */
export function filesDiffer(context: ApplyContext, rows: readonly UploadRow[]): boolean {
  return idsOf(context.rows) !== idsOf(rows);
}

function idsOf(rows: readonly UploadRow[]): string {
  return arrived(rows)
    .map(({ id }) => id)
    .join(' ');
}

export function waitingIn(rows: readonly UploadRow[]): number {
  return rows.filter(({ state }) => state === 'waiting').length;
}
