import type { AircraftKey } from './aircraft.ts';
import type { FirmwareFile } from './firmware.ts';
import type { Language } from './language.ts';
import type { Physics } from './physics.ts';
import type { ProblemCode } from './problems.ts';
import type { ProductCode } from './products/sources.ts';
import type { ProductType } from './schema.ts';
import type { SpecKey } from './spec-keys.ts';
import type { GroupKey } from './types.ts';

/**
 * One value of a specification, labelled in the language asked for. `short` is the label where three figures share a
 * card; `sample` is false only for figures the owner has published. Units are written as shown (`g`, `mm`, `dB`, `lm`,
 * `°` ...), `''` where a figure is a count. `none`: does not apply, or is not offered.
 */
export type SpecValue = { key: SpecKey; label: string; short?: string | undefined; sample: boolean } & (
  | { kind: 'figure'; value: number; unit: string }
  | { kind: 'range'; from: number; to: number; unit: string }
  | { kind: 'size'; lengths: number[]; unit: string }
  | { kind: 'text'; text: string }
  | { kind: 'none' }
);

/**
 * What every list item of the site has. `resOrder` is order and key, `resRoute` leads on (`?#` in it stands for `/`),
 * `resUrl` is a picture's address without a leading slash.
 */
export interface HomeItem {
  resOrder: number;
  resRoute: string;
  resUrl: string;
  resTitle: string;
}

export interface HomeCategoryItem extends HomeItem {
  count: number;
  /** Span of the family, such as `110–130 dB`. */
  range: string;
}

export interface HomeDeviceItem extends HomeItem {
  code: AircraftKey;
  name: string;
  /** Payloads that fit, brackets not counted. */
  payloads: number;
  payloadG: number;
  plan: string;
}

export interface HomeCompareItem extends HomeItem {
  measure: string;
  bars: { code: ProductCode; value: number; unit: string }[];
}

export interface HomeHotItem extends HomeItem {
  code: ProductCode;
  line: string;
  /** `label` says what it measures. */
  figure: { value: number; unit: string; label?: string | undefined } | null;
}

/** The four lists of the home page. */
export interface HomeInfo {
  home_product_category: HomeCategoryItem[];
  home_device_product: HomeDeviceItem[];
  home_product_compare: HomeCompareItem[];
  home_hot_product: HomeHotItem[];
}

/** A product as a card shows it. */
export interface ProductSummary extends HomeItem {
  code: ProductCode;
  type: ProductType;
  route: '/product' | '/productSupport';
  /** Position of the type (1..7) and of the model within it (1..). */
  num: [number, number];
  title: string;
  line: string;
  figures: SpecValue[];
  keyFigure: SpecValue | null;
  aircraft: AircraftKey[];
}

export interface Aircraft {
  key: AircraftKey;
  /** Its key in lower case. */
  route: string;
  name: string;
  /** 'Matrice 400 class' (a sentence adds 'aircraft'); in Chinese '经纬 M400 级无人机'. */
  className: string;
  /** What it may lift, in grams. */
  payloadG: number;
  /** What its strongest port gives, in watts. */
  watts: number;
  port: string;
  ip: string;
  psdk: string;
  plan: string;
  picture: string;
}

/** A product's page. */
export interface ProductInfo extends ProductSummary {
  /** A few words for the stage. */
  headline: string;
  description: string;
  features: { name: string; text: string }[];
  basics: { title: string; text: string }[];
  groups: { key: GroupKey; label: string; rows: SpecValue[] }[];
  /** What is drawn of it; null in replies of an earlier version. */
  physics: Physics | null;
  /** `share` is the part of the aircraft's payload it takes, in whole per cent. */
  fits: (Aircraft & { share: number })[];
  problems: { code: ProblemCode; title: string }[];
  /** Its pictures besides that of the stage: of a detail, and on an aircraft that it fits. Null where it has none. */
  pictures: {
    detail: { name: string; text: string; alt: string };
    aboard: { name: string; text: string; alt: string };
  } | null;
  apiPath: string | null;
  video: string | null;
  bgImg: string;
  siblings: ProductSummary[];
  bracket: { englishName: string; adaptedAircraft: string; size: string; weight: string } | null;
  related: { code: ProductCode; route: string; title: string; reason: string }[];
}

/** What one aircraft can carry. */
export interface DeviceProducts {
  aircraft: Aircraft;
  products: ProductSummary[];
}

/** All models of a type side by side. `values` is by product code. */
export interface CompareParams {
  type: ProductType;
  title: string;
  products: ProductSummary[];
  groups: {
    key: GroupKey;
    label: string;
    rows: {
      key: SpecKey;
      label: string;
      /** Which way is better, where 'better' means something. */
      better: 'more' | 'less' | null;
      values: Partial<Record<ProductCode, SpecValue>>;
    }[];
  }[];
}

/** The answers of the questionnaire (specification, section 3). */
export interface RecommendationAnswers {
  scenario: 'publicRescue' | 'safetyPatrol' | 'facilityRepair' | 'majorEvents' | 'other';
  features: ('shout' | 'strongLight' | 'airdrop' | 'warningFlash')[];
  aircraft: 'M350RTK' | 'M200V2' | 'M30' | 'M3Industry' | 'M3Consumer' | 'other';
  /** Bands in CNY. */
  budget: 'under3000' | '3000to8000' | '8000to20000' | 'over20000';
}

/** Of which answer something falls short: other aircraft, above the budget, not all of the tasks. */
export type RecommendationGap = 'aircraft' | 'budget' | 'tasks';

/** A product as one part of a combination. */
export interface CarriedProduct {
  code: ProductCode;
  type: ProductType;
  route: '/product' | '/productSupport';
  /** Its key figure; of a release unit what this combination leaves for cargo. */
  figure: SpecValue;
  weightG: number;
  /** What it takes from its port; 0 where its own battery has to do. */
  watts: number;
}

/** Products on an aircraft, weighed by the rules of `fit.ts`. */
export interface CarriedLoad {
  aircraft: Pick<Aircraft, 'key' | 'route' | 'name' | 'payloadG' | 'watts' | 'plan'>;
  /** Each payload has a port of its own; otherwise all share one. */
  manyPorts: boolean;
  products: CarriedProduct[];
  /** A bracket that is needed and not among the products; 0 where there is none. */
  bracketG: number;
  totalG: number;
}

/** Why, what is given up, what falls short, and up to three figures that answer what was asked. */
interface RecommendationAdvice {
  reason: string;
  tradeOff: string;
  gaps: RecommendationGap[];
  figures: SpecValue[];
}

/**
 * What answers the questionnaire: one product or, where it does more than any single one, a combination,
 * which then comes first; `beside` is one that does more than the single product that comes first. `exact` where what comes first meets every answer. `products` are single ones,
 * best first: those that do all of it or, where none does, those that come closest for each task.
 */
export interface Recommendation {
  exact: boolean;
  combination?: CarriedLoad & RecommendationAdvice;
  beside?: CarriedLoad & RecommendationAdvice;
  /** `load` is what one comes to on the aircraft asked for, where that carries it. */
  products: (RecommendationAdvice & { product: ProductSummary; load?: CarriedLoad })[];
}

/** A file of the download centre. `date` is an ISO date, `size` in bytes, `notes` say what changed. */
export interface OtaFile {
  id: string;
  /** 1 product manual, 2 user manual, 3 firmware, 5 app, 6 Autel Robotics. */
  otaType: 1 | 2 | 3 | 5 | 6;
  /** The product it is for; null where it is for a whole family. */
  productCode: FirmwareFile['product'] | null;
  productTypeCode: string;
  name: string;
  version: string;
  date: string;
  size: number;
  /** Of the file, hexadecimal. */
  sha256: string;
  url: string;
  notes: string[];
  /** Where it is one to read: its language, and the same in the other one. */
  document?: { language: Language; pages: number; other: DocumentEdition | null } | undefined;
  /** Oldest and newest hardware that takes it, where it is for hardware. */
  hardware?: { from: number; to: number } | undefined;
}

/** A document in one language. */
export interface DocumentEdition {
  language: Language;
  pages: number;
  size: number;
  sha256: string;
  url: string;
}
