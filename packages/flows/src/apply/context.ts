import type { RequestProduct } from '@payload/api/contract';
import { failureOf } from '../calls/failure.ts';
import * as form from '../form/errors.ts';
import { arrived, isBusy, type UploadLimits, type UploadRow, unsent } from '../uploads/row.ts';
import { blank, type Draft, draftOf, type StoredDraft } from './draft.ts';
import { type ApplyField, type ApplyKind, codes, fieldsOf, needsAccount, type TextField } from './forms.ts';
import { fieldForError } from './messages.ts';
import { type ApplyChecks, type ApplyOutcome, prepare, type Typed } from './submission.ts';

export interface ApplyInput {
  readonly kind: ApplyKind;
  readonly signedIn: boolean;
  /** Whether the browser has a connection; it may be wrong about one that leads nowhere. */
  readonly online: boolean;
  readonly checks: ApplyChecks;
  readonly limits: UploadLimits;
  /** A new UUID each time; by random. */
  readonly newId: () => string;
}

export interface ApplyContext extends ApplyInput, form.Faults<ApplyField> {
  /** Made once with a draft, so that a form sent twice is one request. */
  readonly submissionId: string;
  readonly typed: Typed;
  readonly rows: readonly UploadRow[];
  /** Whether it was sent without a connection, and is to be sent again by itself. */
  readonly queued: boolean;
  /** What arrived of the draft that was restored, and its files that had not been sent. */
  readonly restored: { readonly uploads: Draft['uploads']; readonly files: readonly File[] };
  /** Whether files that are not sent yet survive a reload; false where the browser does not take them. */
  readonly filesKept: boolean;
  /** The product that the device of the serial number is, once the service has said so; null where it knows none. */
  readonly device: RequestProduct | null;
  /**
   * The model that the serial number filled in last; null where none was, or another one was chosen since. Taken out again it
   * stays here, so that it is not filled in once more.
   */
  readonly filledModel: string | null;
  /** Whether the service wants to see the codes of the label, for a care plan. */
  readonly codesAsked: boolean;
  readonly outcome: ApplyOutcome | null;
}

type Change = Partial<ApplyContext>;

export function initialContext(input: ApplyInput): ApplyContext {
  return { ...input, ...fresh(input) };
}

/** A form to begin with. */
export function fresh({ newId }: ApplyInput) {
  return {
    submissionId: newId(),
    typed: blank,
    rows: [],
    queued: false,
    restored: { uploads: [], files: [] },
    filesKept: true,
    ...form.noFaults,
    device: null,
    filledModel: null,
    codesAsked: false,
    outcome: null,
  };
}

export function restored({ draft, files }: StoredDraft): Change {
  const read = draftOf(draft);
  if (read === null) return { restored: { uploads: [], files } };
  const { submissionId, typed, uploads, queued } = read;
  const codesAsked = typed.verificationCode !== '' || typed.activationCode !== '';
  return { submissionId, typed, queued, restored: { uploads, files }, codesAsked };
}

export function draftFrom({ submissionId, typed, rows, queued }: ApplyContext): Draft {
  return { submissionId, typed, uploads: arrived(rows), queued };
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

/** Whether nothing but the connection keeps it from being sent. */
export function waitsForConnection(context: ApplyContext): boolean {
  const stopped = context.rows.filter(({ state }) => state === 'failed');
  const isInterrupted = stopped.some(wasInterrupted);
  return (
    refusalsOf(context).length === 0 &&
    stopped.every(wasInterrupted) &&
    (!context.online || (context.queued && isInterrupted))
  );
}

/** Whether a call that failed is tried again by itself: there is no connection, or nobody may be looking any more. */
export function isTriedAgain({ online, queued }: ApplyContext, error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'offline' ? queued || !online : queued && (kind === 'timeout' || kind === 'server');
}

/** Files that a lost connection stopped, to be sent again. */
export function interrupted({ rows }: ApplyContext): readonly UploadRow[] {
  return rows.filter(wasInterrupted);
}

function wasInterrupted({ state, failure }: UploadRow): boolean {
  return state === 'failed' && failure?.kind === 'offline';
}

/** Whether the files of the draft are there again. */
export function filesRestored({ rows, restored: { uploads, files } }: ApplyContext): boolean {
  return rows.length >= uploads.length + files.length;
}

/** Whether someone has to sign in before this can be sent. */
export function lacksAccount({ kind, signedIn }: ApplyContext): boolean {
  return needsAccount(kind) && !signedIn;
}

/** Shows what the contract refuses beside the fields. */
export function refused(context: ApplyContext): Change {
  const more = hasFailedFiles(context) ? ({ uploads: 'operationFailure' } as const) : {};
  return form.refused(context, fieldsOf[context.kind], refusalsOf(context), more);
}

/**
 * Shows what a call was rejected with: beside its field if it has one, else with the whole form. A draft that was
 * taken before it was changed is a new one from then on, so that it can be sent.
 */
export function failed(context: ApplyContext, error: unknown): Change {
  const failure = failureOf(error);
  const field = fieldForError(context.kind, failure.key, failure.field);
  if (failure.key === 'alreadySent') return { failure, submissionId: context.newId() };
  return {
    codesAsked: context.codesAsked || (field !== null && codes.includes(field)),
    ...form.rejected<ApplyField>(context, failure, field),
  };
}

/** Says that someone has to sign in; it is not the form's fault. */
export function unsigned(): Change {
  return { signedIn: false, failure: { kind: 'signedOut', key: 'pleaseLogInFirst', field: null } };
}

export function typedInto(
  { typed, filledModel, errors, rejectedField }: ApplyContext,
  field: TextField,
  value: string,
): Change {
  const isOther = field === 'productCode' && value !== '' && value !== filledModel;
  return {
    typed: { ...typed, [field]: value },
    ...form.mended<ApplyField>({ errors, rejectedField }, field),
    filledModel: isOther ? null : filledModel,
  };
}

/** Whether a model that a serial number tells is filled in: where the form asks for one, and nobody has chosen or taken it out. */
export function isModelToFill({ kind, typed, filledModel }: ApplyContext, model: string): boolean {
  const isFree = typed.productCode === '' || typed.productCode === filledModel;
  return fieldsOf[kind].includes('productCode') && isFree && model !== filledModel;
}

/** Checks a field again that was left, and those that still have a message. */
export function left(context: ApplyContext, field: ApplyField): Change {
  return form.rechecked(context, fieldsOf[context.kind], field, refusalsOf(context));
}

/** Files are held where nobody is signed in, or no longer. */
export function noted(context: ApplyContext, rows: readonly UploadRow[], held: boolean): Change {
  const signedIn = context.signedIn && !held;
  return { rows, signedIn, errors: form.withoutError(context.errors, 'uploads') };
}

/** Whether the draft has to be kept again for other files: some arrived, were added or taken out. */
export function filesDiffer(context: ApplyContext, rows: readonly UploadRow[]): boolean {
  return idsOf(context.rows) !== idsOf(rows);
}

function idsOf(rows: readonly UploadRow[]): string {
  const ids = [arrived(rows), unsent(rows)].map((some) => some.map(({ id }) => id).join(' '));
  return ids.join(', ');
}

export function waitingIn(rows: readonly UploadRow[]): number {
  return rows.filter(({ state }) => state === 'waiting').length;
}
