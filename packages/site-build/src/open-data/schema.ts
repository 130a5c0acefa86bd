import { toJsonSchema } from '@valibot/to-json-schema';
import {
  array,
  boolean,
  description,
  type InferOutput,
  literal,
  number,
  object,
  picklist,
  pipe,
  string,
  union,
} from 'valibot';

const said = (text: string) => description<string, string>(text);

/** A value as the specification has it, in the unit that stands beside it. */
const value = union([
  object({ kind: literal('figure'), value: number(), unit: string() }),
  object({ kind: literal('range'), from: number(), to: number(), unit: string() }),
  object({ kind: literal('size'), lengths: array(number()), unit: string() }),
  object({ kind: literal('text'), text: string() }),
  object({ kind: literal('none') }),
]);

const parameter = object({
  key: pipe(string(), said('The same in both languages and in every edition.')),
  group: string(),
  label: string(),
  value,
  text: pipe(string(), said('The value as it is printed, with its unit.')),
  published: pipe(
    boolean(),
    description<boolean, string>('False for sample data, which the maker has not published yet.'),
  ),
});

const product = object({
  code: string(),
  family: pipe(string(), said('The same in both languages.')),
  familyName: string(),
  title: string(),
  line: string(),
  page: pipe(string(), said('Address of its page.')),
  parameters: array(parameter),
  fits: array(
    object({
      aircraft: string(),
      sharePercent: pipe(
        number(),
        description<number, string>('Part of what the aircraft may lift that the product weighs.'),
      ),
    }),
  ),
});

/** The catalogue as open data: every product with its parameters, and every aircraft it flies on. */
export const openCatalogue = object({
  $schema: string(),
  language: picklist(['en', 'cn']),
  products: array(product),
  aircraft: array(
    object({
      key: string(),
      name: string(),
      payloadG: pipe(number(), description<number, string>('What it may lift, in grams.')),
      watts: pipe(number(), description<number, string>('What its strongest port gives, in watts.')),
    }),
  ),
});
export type OpenCatalogue = InferOutput<typeof openCatalogue>;

/** The same as JSON Schema (draft 2020-12), for readers in other languages. */
export const openCatalogueSchema = () => toJsonSchema(openCatalogue, { target: 'draft-2020-12' });
