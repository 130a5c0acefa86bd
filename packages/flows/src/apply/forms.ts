/** What a customer can apply for. Repair has number 3 and exchange 4 (specification, section 3). */
export type ApplyKind = 'repair' | 'exchange' | 'problem' | 'quote' | 'activation' | 'care';

/** Repair and exchange are one form with a choice in it. */
export type ReturnKind = Extract<ApplyKind, 'repair' | 'exchange'>;

/** What is typed or chosen as text; `items` is a set as `quoteItemsText` writes it. */
export type TextField =
  | 'contact'
  | 'phone'
  | 'region'
  | 'address'
  | 'productCode'
  | 'serialNumber'
  | 'courier'
  | 'trackingNumber'
  | 'description'
  | 'verificationCode'
  | 'activationCode'
  | 'items'
  | 'aircraft'
  | 'place'
  | 'wantedBy'
  | 'note';

export type ApplyField = TextField | 'uploads';

const person = ['contact', 'phone', 'region'] as const;
const device = ['serialNumber', 'productCode'] as const;
const shipping = ['courier', 'trackingNumber'] as const;

/** The fields of each form, in the order they are shown. A care plan asks for its codes only where it has to. */
export const fieldsOf: Readonly<Record<ApplyKind, readonly ApplyField[]>> = {
  repair: [...person, 'address', ...device, ...shipping, 'description', 'uploads'],
  exchange: [...person, 'address', ...device, ...shipping, 'description', 'uploads'],
  problem: [...person, ...device, 'description', 'uploads'],
  quote: ['items', 'aircraft', 'place', 'wantedBy', 'note', ...person],
  activation: ['serialNumber', 'verificationCode', 'activationCode'],
  care: ['serialNumber', 'verificationCode', 'activationCode', 'contact', 'phone'],
};

/** Only activation works without an account; signed in, the device belongs to it. */
export function needsAccount(kind: ApplyKind): boolean {
  return kind !== 'activation';
}

/** The steps of a repair (specification, section 4), and which of them the form is. */
export const repairSteps = ['consult', 'shipAndSubmit', 'inspectAndPay', 'repairAndReturn'] as const;
export const submittingStep: (typeof repairSteps)[number] = 'shipAndSubmit';
