import { modelsInWords } from './quoted-set.ts';
import type { QuotedSet } from './quotes.ts';
import { type FormKind, fieldsWith, formFields, type RequestField, requestFields } from './request-fields.ts';

/** The columns of a stored request that hold a field. */
export const keptColumns = [...fieldsWith({ kept: 'column' }), ...fieldsWith({ kept: 'nullableColumn' })];

const quoted = fieldsWith({ kept: 'quote' });

type KeptColumn = (typeof keptColumns)[number];
type QuotedField = (typeof quoted)[number];
export type KeptField = KeptColumn | QuotedField;

const isQuoted = (field: RequestField): field is QuotedField => quoted.some((one) => one === field);
const isColumn = (field: RequestField): field is KeptColumn => keptColumns.some((one) => one === field);

/** The fields that a stored request holds, in the order it is read. */
export const keptFields: readonly KeptField[] = fieldsWith({}).filter(
  (field) => isColumn(field) || isQuoted(field),
);

/** A request as it is stored, or as a reply has it. */
type KeptRequest = Readonly<Record<KeptColumn, string | null>> & { readonly quote: QuotedSet | null };

/** What a request holds in a field; empty where it holds nothing. */
export function keptText(request: KeptRequest, field: RequestField): string {
  const { quote } = request;
  if (field === 'items') return quote === null ? '' : modelsInWords(quote);
  if (field === 'note') return quote === null ? '' : (request.description ?? '');
  if (isQuoted(field)) return quote?.[field] ?? '';
  return isColumn(field) ? (request[field] ?? '') : '';
}

type Fields = (typeof requestFields)[RequestField];
type Place = 'desk' | 'slip';

/** What several fields are read under, or a field by itself. */
export type FactName = Extract<Fields, { desk: string }>['desk'] | Extract<Fields, { slip: string }>['slip'];

function nameIn(place: Place, field: RequestField): FactName | null {
  const known = requestFields[field];
  if (place === 'desk') return 'desk' in known ? known.desk : null;
  return 'slip' in known ? known.slip : null;
}

/** What is read of a request under one name. */
export interface RequestFact {
  readonly name: FactName;
  readonly fields: readonly { readonly field: RequestField; readonly text: string }[];
}

/** What is read of a request in a place: of the fields that its form has those that are shown there. */
export function factsOf(place: Place, request: KeptRequest & { readonly type: FormKind }): RequestFact[] {
  const asked: readonly RequestField[] = formFields(request.type);
  const shown = fieldsWith({})
    .filter((field) => asked.includes(field))
    .map((field) => ({ name: nameIn(place, field), field, text: keptText(request, field) }));
  return [...new Set(shown.map(({ name }) => name))].flatMap((name) =>
    name === null ? [] : [{ name, fields: shown.filter((each) => each.name === name) }],
  );
}
