import { withArticle } from './in-words.ts';
import type { Language } from './language.ts';
import { cn, en } from './locales/index.ts';
import type { ProductCode } from './products/sources.ts';

/** The written part of a model in one language. */
export interface ProductText {
  title: string;
  /** A few words for the stage of its page. */
  headline: string;
  /** What it is for, for a card. */
  line: string;
  description: string;
  features: { name: string; text: string }[];
  basics: { title: string; text: string }[];
  /** What is said of its picture of a detail and of that on an aircraft, where it has them. */
  pictures?: {
    detail: { name: string; text: string; alt: string };
    aboard: { text: string };
  };
}

type Written = typeof en;

/** Resources of one language, by i18next namespace, which is the name of their file. */
export type Resources = Omit<Written['pages'], 'firmware'> &
  Written['service'] & {
    firmware: Omit<Written['pages']['firmware'], 'notes'> & { notes: Record<string, string[]> };
    products: Record<ProductCode, ProductText>;
  };
export type Namespace = keyof Resources;

const resourcesOf = ({ pages, service, products }: Written): Resources => ({
  ...pages,
  ...service,
  products,
});

/** All texts as i18next takes them: language, namespace, keys. */
export const resources: Record<Language, Resources> = {
  en: resourcesOf(en),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chinese has no singular beside its plural; a test compares the rest
  cn: resourcesOf(cn as unknown as Written),
};

/** A text that the resources do not have. It is a fault of the catalogue, never of a visitor. */
export class MissingText extends Error {
  override readonly name = 'MissingText';
}

/** The paths to the texts of a resource, their parts joined by dots. */
type PathTo<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key
    : Texts[Key] extends readonly unknown[]
      ? never
      : `${Key}.${PathTo<Texts[Key]>}`;
}[keyof Texts & string];

/** A text of a namespace, by the path to it. */
export type TextKey<Name extends Namespace> = PathTo<Resources[Name]>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands under a key, its parts joined by dots; undefined where there is nothing. */
export function lookUp(
  texts: Readonly<Record<Namespace, unknown>>,
  namespace: Namespace,
  key: string,
): unknown {
  let found: unknown = texts[namespace];
  for (const part of key.split('.')) found = isRecord(found) ? found[part] : undefined;
  return found;
}

/**
 * A text of the catalogue, its `{{name}}` filled in as i18next does, `{{name, article}}` with its English article.
 *
 * @param key path within the namespace, its parts joined by dots
 * @throws MissingText when there is no such text, or a value it names is not given
 */
export function translate<Name extends Namespace>(
  language: Language,
  namespace: Name,
  key: TextKey<Name>,
  values: Record<string, string | number> = {},
): string {
  const found = lookUp(resources[language], namespace, key);
  if (typeof found !== 'string') throw new MissingText(`No text for ${namespace}:${key} in ${language}.`);
  return found.replaceAll(/\{\{(\w+)(, article)?\}\}/g, (_, name: string, article?: string) => {
    const value = values[name];
    if (value === undefined) throw new MissingText(`${namespace}:${key} in ${language} needs ${name}.`);
    return article ? withArticle(String(value)) : String(value);
  });
}

/**
 * The written part of a model.
 *
 * @throws MissingText when the model has none in this language
 */
export function productText(language: Language, code: ProductCode): ProductText {
  const text = resources[language].products[code];
  if (!text) throw new MissingText(`No text for products:${code} in ${language}.`);
  return text;
}
