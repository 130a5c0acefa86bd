import {
  type FieldOf,
  type FormKind,
  fieldsWith,
  formFields,
  isOptional,
  recordOf,
  type TextField,
} from '@payload/api/request-fields';

/** What a customer can apply for. Repair has number 3 and exchange 4 (specification, section 3). */
export type ApplyKind = FormKind;

/** Repair and exchange are one form with a choice in it. */
export type ReturnKind = Extract<ApplyKind, 'repair' | 'exchange'>;

export type { TextField };
export type ApplyField = FieldOf<ApplyKind>;

export const applyKinds: readonly ApplyKind[] = [
  'repair',
  'exchange',
  'problem',
  'quote',
  'activation',
  'care',
];

/** What is typed or chosen as text; `items` is a set as `quoteItemsText` writes it. */
export function isText(field: ApplyField): field is TextField {
  return field !== 'uploads';
}

export const textFields: readonly TextField[] = fieldsWith({}).filter(isText);

/** The fields of each form, in the order they are shown. A care plan asks for its codes only where it has to. */
export const fieldsOf: Readonly<Record<ApplyKind, readonly ApplyField[]>> = recordOf(applyKinds, formFields);

/** What shows that someone has a device at hand. */
export const codes: readonly ApplyField[] = ['verificationCode', 'activationCode'];

/** Whether a field may be left empty. A code may not, where it is asked for. */
export function isOpen(kind: ApplyKind, field: ApplyField): boolean {
  return isOptional(kind, field) && !codes.includes(field);
}

/** Whether a form asks for a field, as far as the service has said: a care plan needs codes only of some devices. */
export function isAsked(kind: ApplyKind, field: ApplyField, codesAsked: boolean): boolean {
  return codesAsked || !isOptional(kind, field) || isOpen(kind, field);
}

/** Only activation works without an account; signed in, the device belongs to it. */
export function needsAccount(kind: ApplyKind): boolean {
  return kind !== 'activation';
}

/** The steps of a repair (specification, section 4), and which of them the form is. */
export const repairSteps = ['consult', 'shipAndSubmit', 'inspectAndPay', 'repairAndReturn'] as const;
export const submittingStep: (typeof repairSteps)[number] = 'shipAndSubmit';
