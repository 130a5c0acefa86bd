import { withArticle } from './in-words.ts';
import type { Language } from './language.ts';
import cnAircraft from './locales/cn/aircraft.json' with { type: 'json' };
import cnAnnouncements from './locales/cn/announcements.json' with { type: 'json' };
import cnCouriers from './locales/cn/couriers.json' with { type: 'json' };
import cnDeviceList from './locales/cn/device-list.json' with { type: 'json' };
import cnDimensions from './locales/cn/dimensions.json' with { type: 'json' };
import cnDownloads from './locales/cn/downloads.json' with { type: 'json' };
import cnFirmware from './locales/cn/firmware.json' with { type: 'json' };
import cnHttp from './locales/cn/http.json' with { type: 'json' };
import cnIndustries from './locales/cn/industries.json' with { type: 'json' };
import cnMessages from './locales/cn/messages.json' with { type: 'json' };
import cnNoticeFeed from './locales/cn/notice-feed.json' with { type: 'json' };
import cnNoticeMail from './locales/cn/notice-mail.json' with { type: 'json' };
import cnNotices from './locales/cn/notices.json' with { type: 'json' };
import cnOpenData from './locales/cn/open-data.json' with { type: 'json' };
import cnPapers from './locales/cn/papers.json' with { type: 'json' };
import cnPictures from './locales/cn/pictures.json' with { type: 'json' };
import cnProblems from './locales/cn/problems.json' with { type: 'json' };
import cnDisplay from './locales/cn/products/displayEquipment.json' with { type: 'json' };
import cnFlashing from './locales/cn/products/flashinglight.json' with { type: 'json' };
import cnIntegrated from './locales/cn/products/integratedmachine.json' with { type: 'json' };
import cnBracket from './locales/cn/products/loadbracket.json' with { type: 'json' };
import cnMegaphone from './locales/cn/products/megaphone.json' with { type: 'json' };
import cnSearchlight from './locales/cn/products/searchlight.json' with { type: 'json' };
import cnThrower from './locales/cn/products/thrower.json' with { type: 'json' };
import cnRecommendation from './locales/cn/recommendation.json' with { type: 'json' };
import cnRelated from './locales/cn/related.json' with { type: 'json' };
import cnRequestFields from './locales/cn/request-fields.json' with { type: 'json' };
import cnRequestMail from './locales/cn/request-mail.json' with { type: 'json' };
import cnRequests from './locales/cn/requests.json' with { type: 'json' };
import cnSolutions from './locales/cn/solutions.json' with { type: 'json' };
import cnSpec from './locales/cn/spec.json' with { type: 'json' };
import cnTypes from './locales/cn/types.json' with { type: 'json' };
import cnVoice from './locales/cn/voice.json' with { type: 'json' };
import enAircraft from './locales/en/aircraft.json' with { type: 'json' };
import enAnnouncements from './locales/en/announcements.json' with { type: 'json' };
import enCouriers from './locales/en/couriers.json' with { type: 'json' };
import enDeviceList from './locales/en/device-list.json' with { type: 'json' };
import enDimensions from './locales/en/dimensions.json' with { type: 'json' };
import enDownloads from './locales/en/downloads.json' with { type: 'json' };
import enFirmware from './locales/en/firmware.json' with { type: 'json' };
import enHttp from './locales/en/http.json' with { type: 'json' };
import enIndustries from './locales/en/industries.json' with { type: 'json' };
import enMessages from './locales/en/messages.json' with { type: 'json' };
import enNoticeFeed from './locales/en/notice-feed.json' with { type: 'json' };
import enNoticeMail from './locales/en/notice-mail.json' with { type: 'json' };
import enNotices from './locales/en/notices.json' with { type: 'json' };
import enOpenData from './locales/en/open-data.json' with { type: 'json' };
import enPapers from './locales/en/papers.json' with { type: 'json' };
import enPictures from './locales/en/pictures.json' with { type: 'json' };
import enProblems from './locales/en/problems.json' with { type: 'json' };
import enDisplay from './locales/en/products/displayEquipment.json' with { type: 'json' };
import enFlashing from './locales/en/products/flashinglight.json' with { type: 'json' };
import enIntegrated from './locales/en/products/integratedmachine.json' with { type: 'json' };
import enBracket from './locales/en/products/loadbracket.json' with { type: 'json' };
import enMegaphone from './locales/en/products/megaphone.json' with { type: 'json' };
import enSearchlight from './locales/en/products/searchlight.json' with { type: 'json' };
import enThrower from './locales/en/products/thrower.json' with { type: 'json' };
import enRecommendation from './locales/en/recommendation.json' with { type: 'json' };
import enRelated from './locales/en/related.json' with { type: 'json' };
import enRequestFields from './locales/en/request-fields.json' with { type: 'json' };
import enRequestMail from './locales/en/request-mail.json' with { type: 'json' };
import enRequests from './locales/en/requests.json' with { type: 'json' };
import enSolutions from './locales/en/solutions.json' with { type: 'json' };
import enSpec from './locales/en/spec.json' with { type: 'json' };
import enTypes from './locales/en/types.json' with { type: 'json' };
import enVoice from './locales/en/voice.json' with { type: 'json' };
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

const en = {
  types: enTypes,
  voice: enVoice,
  spec: enSpec,
  aircraft: enAircraft,
  industries: enIndustries,
  pictures: enPictures,
  problems: enProblems,
  downloads: enDownloads,
  firmware: { ...enFirmware, notes: enFirmware.notes as Record<string, string[]> },
  messages: enMessages,
  http: enHttp,
  related: enRelated,
  requests: enRequests,
  deviceList: enDeviceList,
  requestFields: enRequestFields,
  requestMail: enRequestMail,
  announcements: enAnnouncements,
  notices: enNotices,
  noticeMail: enNoticeMail,
  noticeFeed: enNoticeFeed,
  openData: enOpenData,
  papers: enPapers,
  dimensions: enDimensions,
  recommendation: enRecommendation,
  solutions: enSolutions,
  couriers: enCouriers,
  products: {
    ...enMegaphone,
    ...enSearchlight,
    ...enThrower,
    ...enFlashing,
    ...enIntegrated,
    ...enDisplay,
    ...enBracket,
  } satisfies Record<ProductCode, ProductText> as Record<ProductCode, ProductText>,
};

/** Resources of one language, by i18next namespace. The type makes both languages have the same keys. */
export type Resources = typeof en;
export type Namespace = keyof Resources;

const cn: Resources = {
  types: cnTypes,
  voice: cnVoice,
  spec: cnSpec,
  aircraft: cnAircraft,
  industries: cnIndustries,
  pictures: cnPictures,
  problems: cnProblems,
  downloads: cnDownloads,
  firmware: cnFirmware,
  messages: cnMessages,
  http: cnHttp,
  related: cnRelated,
  requests: cnRequests,
  deviceList: cnDeviceList,
  requestFields: cnRequestFields,
  requestMail: cnRequestMail,
  announcements: cnAnnouncements,
  notices: cnNotices,
  noticeMail: cnNoticeMail,
  noticeFeed: cnNoticeFeed,
  openData: cnOpenData,
  papers: cnPapers,
  dimensions: cnDimensions,
  recommendation: cnRecommendation,
  solutions: cnSolutions,
  couriers: cnCouriers,
  products: {
    ...cnMegaphone,
    ...cnSearchlight,
    ...cnThrower,
    ...cnFlashing,
    ...cnIntegrated,
    ...cnDisplay,
    ...cnBracket,
  },
};

/** All texts as i18next takes them: language, namespace, keys. */
export const resources: Record<Language, Resources> = { en, cn };

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
