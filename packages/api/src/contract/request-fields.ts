import {
  array,
  exactOptional,
  type GenericSchema,
  maxLength,
  type NullableSchema,
  nullable,
  type ObjectEntries,
  pipe,
  type StringSchema,
  string,
} from 'valibot';
import {
  addressKey,
  contactPhone,
  day,
  line,
  lines,
  printedCode,
  serialNumber,
  verificationCode,
} from './fields.ts';
import type { MessageKey } from './messages.ts';
import { quoteItems } from './quote-items.ts';
import { recordOf } from './records.ts';

export { pick, recordOf } from './records.ts';

import { uploadId, uploadsPerRequest } from './uploads.ts';

/** Characters of a description or a note at most. */
export const descriptionMax = 2000;

interface FieldFacts {
  readonly schema: GenericSchema;
  /**
   * How it is typed and shown: in one line or several, as a code printed on something, by choosing from what there is, as a day.
   */
  readonly kind: 'line' | 'lines' | 'phone' | 'code' | 'choice' | 'day' | 'set' | 'files';
  /** The part of a longer form that it stands in. */
  readonly part?: 'set' | 'use' | 'you' | 'device' | 'parcel' | 'fault';
  /** Where a stored request holds it: in the column of its name, which may be null or not, or in that of its set. */
  readonly kept?: 'column' | 'nullableColumn' | 'quote';
  /** Where it is read, under its own name or together with another field. */
  readonly desk?: string;
  readonly slip?: string;
  /** Taken out of a request when its account is deleted. */
  readonly personal?: true;
  /** Not told to those who follow a request without its account: who someone is, and where they live. */
  readonly private?: true;
}

/**
 * All that is known of the fields of the service's forms, once, in the order in which a request is read. Contract, forms, drafts,
 * what is stored, shown, exported and deleted come from here; their words are in `request-fields.json` under the same names.
 */
export const requestFields = {
  /** Each model once, with how many of it. */
  items: { schema: quoteItems, kind: 'set', part: 'set', kept: 'quote', desk: 'items', slip: 'items' },
  /** Key of the aircraft that is to carry it: `M350`; left out where that is open. */
  aircraft: {
    schema: addressKey,
    kind: 'choice',
    part: 'set',
    kept: 'quote',
    desk: 'aircraft',
    slip: 'aircraft',
  },
  /** Where it is delivered and used. */
  place: {
    schema: line(100),
    kind: 'line',
    part: 'use',
    kept: 'quote',
    desk: 'place',
    slip: 'place',
    personal: true,
  },
  /** The day it is wanted by, such as `2026-12-24`; left out where none is set. */
  wantedBy: { schema: day, kind: 'day', part: 'use', kept: 'quote', desk: 'wantedBy', slip: 'wantedBy' },
  productCode: { schema: addressKey, kind: 'choice', part: 'device', kept: 'column', slip: 'productCode' },
  serialNumber: {
    schema: serialNumber,
    kind: 'code',
    part: 'device',
    kept: 'nullableColumn',
    desk: 'serialNumber',
    slip: 'serialNumber',
  },
  verificationCode: { schema: verificationCode, kind: 'code' },
  activationCode: { schema: printedCode, kind: 'code' },
  description: {
    schema: lines(descriptionMax),
    kind: 'lines',
    part: 'fault',
    kept: 'column',
    slip: 'description',
  },
  /** What else is to be known of a quote, which holds it as its description. */
  note: { schema: lines(descriptionMax), kind: 'lines', part: 'use', slip: 'note' },
  contact: {
    schema: line(100),
    kind: 'line',
    part: 'you',
    kept: 'column',
    desk: 'contact',
    slip: 'contact',
    personal: true,
    private: true,
  },
  phone: {
    schema: contactPhone,
    kind: 'phone',
    part: 'you',
    kept: 'column',
    desk: 'phone',
    slip: 'contact',
    personal: true,
    private: true,
  },
  region: {
    schema: line(100),
    kind: 'choice',
    part: 'you',
    kept: 'column',
    desk: 'region',
    personal: true,
    private: true,
  },
  /** Where the device goes back to. */
  address: {
    schema: line(300),
    kind: 'line',
    part: 'you',
    kept: 'nullableColumn',
    desk: 'address',
    slip: 'address',
    personal: true,
    private: true,
  },
  /** Code of a courier of `findCouriers`. */
  courier: {
    schema: addressKey,
    kind: 'choice',
    part: 'parcel',
    kept: 'nullableColumn',
    desk: 'parcel',
    slip: 'parcel',
  },
  trackingNumber: {
    schema: printedCode,
    kind: 'code',
    part: 'parcel',
    kept: 'nullableColumn',
    desk: 'parcel',
    slip: 'parcel',
    personal: true,
  },
  /** Ids of uploads, nine at most. */
  uploads: {
    schema: pipe(array(uploadId), maxLength(uploadsPerRequest, 'incorrectFormat' satisfies MessageKey)),
    kind: 'files',
    slip: 'uploads',
  },
} as const satisfies Record<string, FieldFacts>;

type Fields = typeof requestFields;
export type RequestField = keyof Fields;

/** What is typed or chosen as text. */
export type TextField = Exclude<RequestField, 'uploads'>;

const returned = [
  'contact',
  'phone',
  'region',
  'address',
  'serialNumber',
  'productCode',
  'courier',
  'trackingNumber',
  'description',
  'uploads',
] as const;

/** The fields of each form in the order they are filled in; with a question mark those that may be left empty. */
export const requestForms = {
  repair: returned,
  exchange: returned,
  problem: ['contact', 'phone', 'region', 'serialNumber', 'productCode', 'description', 'uploads'],
  quote: ['items', 'aircraft?', 'place', 'wantedBy?', 'note?', 'contact', 'phone', 'region'],
  activation: ['serialNumber', 'verificationCode', 'activationCode'],
  // Its codes are asked for where another account activated the device, or none.
  care: ['serialNumber', 'verificationCode?', 'activationCode?', 'contact', 'phone'],
} as const satisfies Record<string, readonly (RequestField | `${RequestField}?`)[]>;

/** The number that a kind of request has beside its name (specification, section 3): a problem reuses that of repair. */
export const requestNumbers = { repair: 3, exchange: 4, problem: 3 } as const;

/** What a customer can apply for. */
export type FormKind = keyof typeof requestForms;

type Listed<Kind extends FormKind> = (typeof requestForms)[Kind][number];
type Optional<Kind extends FormKind> =
  Listed<Kind> extends infer Name
    ? Name extends `${infer Field extends RequestField}?`
      ? Field
      : never
    : never;
type Required<Kind extends FormKind> = Extract<Listed<Kind>, RequestField>;

/** The fields of a form. */
export type FieldOf<Kind extends FormKind> = Required<Kind> | Optional<Kind>;

/** What is typed into a form: what may be left empty is left out where it is. */
export type TextsOf<Kind extends FormKind> = {
  readonly [Field in Exclude<Required<Kind>, 'uploads'>]: string;
} & { readonly [Field in Optional<Kind>]?: string };

/** The fields of a form, in the order they are filled in. */
/* @__NO_SIDE_EFFECTS__ */
export function formFields<Kind extends FormKind>(kind: Kind): readonly FieldOf<Kind>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Names are split at run time as their types are.
  return requestForms[kind].map((name) => name.replace('?', '')) as FieldOf<Kind>[];
}

/** Whether a form may be sent without a field. */
export function isOptional(kind: FormKind, field: RequestField): boolean {
  return requestForms[kind].some((name) => name === `${field}?`);
}

type EntriesOf<Kind extends FormKind> = {
  [Field in Required<Kind>]: Fields[Field]['schema'];
} & {
  [Field in Optional<Kind>]: ReturnType<typeof exactOptional<Fields[Field]['schema']>>;
};

/** The fields of a form as the contract takes them. */
/* @__NO_SIDE_EFFECTS__ */
export function formEntries<Kind extends FormKind>(kind: Kind): EntriesOf<Kind> {
  const entries: ObjectEntries = recordOf(formFields<FormKind>(kind), (field) => {
    const { schema } = requestFields[field];
    return isOptional(kind, field) ? exactOptional<GenericSchema>(schema) : schema;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
  return entries as EntriesOf<Kind>;
}

type FieldsWith<Facts> = {
  [Field in RequestField]: Fields[Field] extends Facts ? Field : never;
}[RequestField];

const told = ['kept', 'personal', 'private'] as const;

/** The fields of which this is so, in the order of the table. */
/* @__NO_SIDE_EFFECTS__ */
export function fieldsWith<const Facts extends Pick<FieldFacts, (typeof told)[number]>>(
  facts: Facts,
): readonly FieldsWith<Facts>[] {
  const found = Object.entries<FieldFacts>(requestFields).filter(([, known]) =>
    told.every((name) => facts[name] === undefined || facts[name] === known[name]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
  return found.map(([field]) => field) as FieldsWith<Facts>[];
}

type KeptEntries = Record<FieldsWith<{ kept: 'column' }>, StringSchema<undefined>> &
  Record<FieldsWith<{ kept: 'nullableColumn' }>, NullableSchema<StringSchema<undefined>, undefined>>;

/** What a stored request has in its columns, as replies say it; null where a form does not ask for it. */
/* @__NO_SIDE_EFFECTS__ */
export function keptEntries(): KeptEntries {
  return {
    ...recordOf(fieldsWith({ kept: 'column' }), () => string()),
    ...recordOf(fieldsWith({ kept: 'nullableColumn' }), () => nullable(string())),
  };
}
