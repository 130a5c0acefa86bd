import type {
  Activation,
  ActivationRequest,
  CareEnrolment,
  CarePlan,
  CreatedRequest,
  QuoteRequest,
  ServiceRequest,
} from '@payload/api/contract';
import { formFields, pick, requestNumbers, type TextsOf } from '@payload/api/request-fields';
import type { Check, Prepared } from '../calls/body.ts';
import { arrived, type UploadRow } from '../uploads/row.ts';
import { type ApplyKind, fieldsOf, isAsked, isOpen, isText, type TextField } from './forms.ts';
import { quantityOf, quoteItemsOf } from './quote-items.ts';

export type Typed = Readonly<Record<TextField, string>>;

type ActivationBody = Omit<ActivationRequest, 'language'>;

/** The contract's checks of what the forms send. */
export interface ApplyChecks {
  readonly saveByHand: Check<ServiceRequest>;
  readonly saveQuote: Check<QuoteRequest>;
  readonly activateDevice: Check<ActivationBody>;
  readonly activateCare: Check<CareEnrolment>;
}

/** A call with its body, checked and tidied. */
export type ApplySubmission =
  | { readonly call: 'saveByHand'; readonly body: ServiceRequest }
  | { readonly call: 'saveQuote'; readonly body: QuoteRequest }
  | { readonly call: 'activateDevice' | 'activateDevicePublicly'; readonly body: ActivationBody }
  | { readonly call: 'activateCare'; readonly body: CareEnrolment };

/** What success has to show: a request's number and days, a device's activation, or a care plan. */
export type ApplyOutcome =
  | ({ readonly kind: 'request' } & Readonly<CreatedRequest>)
  | { readonly kind: 'activation'; readonly activation: Activation }
  | { readonly kind: 'care'; readonly plan: CarePlan };

interface Form {
  readonly kind: ApplyKind;
  readonly checks: ApplyChecks;
  readonly signedIn: boolean;
  readonly codesAsked: boolean;
  readonly submissionId: string;
  readonly typed: Typed;
  readonly rows: readonly UploadRow[];
}

/** The call a form makes, or what the contract says against it. */
export function prepare(form: Form): Prepared<ApplySubmission> {
  const { kind, checks, signedIn } = form;
  if (kind === 'activation') {
    const checked = checks.activateDevice(textsOf(kind, form));
    if (!checked.ok) return checked;
    // The contract adds a language to a query; which one, whoever makes the call knows better.
    const body = pick(checked.value, formFields(kind));
    return { ok: true, sent: { call: signedIn ? 'activateDevice' : 'activateDevicePublicly', body } };
  }
  if (kind === 'care') {
    const checked = checks.activateCare(textsOf(kind, form));
    return checked.ok ? { ok: true, sent: { call: 'activateCare', body: checked.value } } : checked;
  }
  if (kind === 'quote') {
    const checked = checks.saveQuote(quoteOf(form));
    return checked.ok ? { ok: true, sent: { call: 'saveQuote', body: checked.value } } : checked;
  }
  const checked = checks.saveByHand(requestOf(kind, form));
  return checked.ok ? { ok: true, sent: { call: 'saveByHand', body: checked.value } } : checked;
}

/** What was typed into the fields of a form. What it may leave open is left out, codes unless the service has asked for them. */
function textsOf<Kind extends ApplyKind>(kind: Kind, { typed, codesAsked }: Form): TextsOf<Kind> {
  const fields = fieldsOf[kind]
    .filter(isText)
    .filter((field) => isAsked(kind, field, codesAsked))
    .filter((field) => !isOpen(kind, field) || typed[field].trim() !== '');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- These are the fields of the form, as its table has them.
  return pick(typed, fields) as TextsOf<Kind>;
}

function requestOf(kind: 'repair' | 'exchange' | 'problem', form: Form): ServiceRequest {
  const { submissionId, rows } = form;
  const sent = { submissionId, uploads: arrived(rows).map(({ id }) => id) };
  if (kind === 'problem') return { ...sent, ...textsOf(kind, form), type: kind, num: requestNumbers[kind] };
  return kind === 'repair'
    ? { ...sent, ...textsOf(kind, form), type: kind, num: requestNumbers[kind] }
    : { ...sent, ...textsOf(kind, form), type: kind, num: requestNumbers[kind] };
}

function quoteOf(form: Form): QuoteRequest {
  const items = quoteItemsOf(form.typed.items).map((item) => ({
    code: item.code,
    quantity: quantityOf(item),
  }));
  return { submissionId: form.submissionId, ...textsOf('quote', form), items };
}
