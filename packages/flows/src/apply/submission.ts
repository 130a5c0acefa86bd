import type {
  Activation,
  ActivationRequest,
  CareEnrolment,
  CarePlan,
  QuoteRequest,
  ServiceRequest,
  TakenRequest,
} from '@payload/api/contract';
import type { Check, Prepared } from '../calls/body.ts';
import { arrived, type UploadRow } from '../uploads/row.ts';
import type { ApplyKind, TextField } from './forms.ts';
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
  | ({ readonly kind: 'request' } & Readonly<TakenRequest>)
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
  const { kind, checks, signedIn, codesAsked, typed } = form;
  const { serialNumber, verificationCode, activationCode, contact, phone } = typed;
  if (kind === 'activation') {
    const checked = checks.activateDevice({ serialNumber, verificationCode, activationCode });
    if (!checked.ok) return checked;
    const { value } = checked;
    // The contract adds a language to a query; which one, whoever makes the call knows better.
    const body = {
      serialNumber: value.serialNumber,
      verificationCode: value.verificationCode,
      activationCode: value.activationCode,
    };
    return { ok: true, sent: { call: signedIn ? 'activateDevice' : 'activateDevicePublicly', body } };
  }
  if (kind === 'care') {
    const checked = checks.activateCare({
      serialNumber,
      contact,
      phone,
      ...(codesAsked && { verificationCode, activationCode }),
    });
    return checked.ok ? { ok: true, sent: { call: 'activateCare', body: checked.value } } : checked;
  }
  if (kind === 'quote') {
    const checked = checks.saveQuote(quoteOf(form));
    return checked.ok ? { ok: true, sent: { call: 'saveQuote', body: checked.value } } : checked;
  }
  const checked = checks.saveByHand(requestOf(kind, form));
  return checked.ok ? { ok: true, sent: { call: 'saveByHand', body: checked.value } } : checked;
}

function requestOf(
  kind: 'repair' | 'exchange' | 'problem',
  { typed, submissionId, rows }: Form,
): ServiceRequest {
  const { contact, phone, region, productCode, serialNumber, description } = typed;
  const uploads = arrived(rows).map(({ id }) => id);
  const request = {
    submissionId,
    contact,
    phone,
    region,
    productCode,
    serialNumber,
    description,
    uploads,
  };
  if (kind === 'problem') return { ...request, type: 'problem', num: 3 };
  const { address, courier, trackingNumber } = typed;
  const shipped = { ...request, address, courier, trackingNumber };
  return kind === 'repair'
    ? { ...shipped, type: 'repair', num: 3 }
    : { ...shipped, type: 'exchange', num: 4 };
}

/** What a form may leave open is left out. */
function quoteOf({ typed, submissionId }: Form): QuoteRequest {
  const { items, aircraft, place, wantedBy, contact, phone, region, note } = typed;
  return {
    submissionId,
    items: quoteItemsOf(items).map((item) => ({ code: item.code, quantity: quantityOf(item) })),
    ...(aircraft !== '' && { aircraft }),
    place,
    ...(wantedBy !== '' && { wantedBy }),
    contact,
    phone,
    region,
    ...(note.trim() !== '' && { note }),
  };
}
