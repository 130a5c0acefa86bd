import {
  type Aircraft,
  type AircraftEntry,
  findAircraft,
  type Language,
  type ProductInfo,
  productInfo,
  products,
  productsByDevice,
  type TextKey,
} from '@payload/catalog';
import { listInWords } from '@payload/catalog/in-words';
import { familyOf } from './compared-groups.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { comparisonPaper } from './comparison-paper.ts';
import { modelPaper } from './model-paper.ts';
import { type PaperKind, type PaperRequest, said } from './parts.ts';
import { setCsv } from './set-csv.ts';
import { setPaper } from './set-paper.ts';
import { tenderPaper } from './tender-paper.ts';

/** Why there is no such paper, in the language that it was asked for. */
export interface NoPaper {
  status: 400 | 404;
  text: string;
}

export interface Paper {
  kind: PaperKind;
  /** What it is about, as its file is called. */
  subject: string;
  /** The same paper whatever the case and spelling it was asked for in. */
  key: string;
  pdf: (request: PaperRequest) => Promise<Buffer>;
  /** The same as a table, in CSV; null where the site has it as a file. */
  csv: ((request: PaperRequest) => string) | null;
}

/** What makes the picture of a model: its cut-out on white as JPEG, or null. */
type PictureOf = (code: string) => Promise<Buffer | null>;

/** As many models fit side by side. */
const mostCompared = 4;
/** More hang under no aircraft; each takes a row of the paper. */
const mostHung = 20;
/** Of what names no model so much is repeated. */
const most = { names: 5, characters: 40 };

/**
 * What is asked for by the name of a file, without its ending, and the query behind it: `T90`, `T90-tender`,
 * `compare?models=T90,T80&aircraft=m350`, `load?aircraft=m350&models=T90,H150T`.
 */
export function askedPaper(
  name: string,
  query: URLSearchParams,
  language: Language,
  pictureOf: PictureOf,
): Paper | NoPaper {
  if (name === 'compare') return askedComparison(query, language, pictureOf);
  if (name === 'load') return askedSet(query, language);
  const [, asked = name, tender] = /^(.*?)(-tender)?$/.exec(name) ?? [];
  const product = modelOf(asked, language);
  if (!product) return unknown([asked], language);
  const { code } = product;
  return tender
    ? {
        kind: 'tender',
        subject: code,
        key: `${code}-tender`,
        pdf: (request) => tenderPaper(product, request),
        csv: null,
      }
    : {
        kind: 'sheet',
        subject: code,
        key: code,
        pdf: async (request) => modelPaper(product, await pictureOf(code), request),
        csv: null,
      };
}

/** What is made of the catalogue, which does not change while the server runs: once for each model and aircraft in each language. */
const infos = new Map<string, ProductInfo | null>();
const crafts = new Map<string, Aircraft>();

function modelOf(name: string, language: Language): ProductInfo | null {
  const found = products.find(({ code }) => code.toLowerCase() === name.toLowerCase());
  if (!found) return null;
  const key = `${language} ${found.code}`;
  const info = infos.get(key) ?? productInfo(found.code, language);
  infos.set(key, info);
  return info;
}

function craftOf({ key }: AircraftEntry, language: Language): Aircraft {
  const craft = crafts.get(`${language} ${key}`) ?? productsByDevice(key, language)?.aircraft;
  if (!craft) throw new Error(`The catalogue has no aircraft ${key}.`);
  crafts.set(`${language} ${key}`, craft);
  return craft;
}

function unknown(names: readonly string[], language: Language): NoPaper {
  const models = names.slice(0, most.names).map((name) => name.slice(0, most.characters));
  return { status: 404, text: said(language, 'faults.model', { models: listInWords(models, language) }) };
}

/** The models that an address asks for. */
interface AskedModels {
  /** Those that exist, each once and in their order. */
  models: ProductInfo[];
  /** How many names there were. */
  asked: number;
  /** Says which names are of no model; null where all are. */
  leftOut: string | null;
}

/**
 * The models of `?models=T90,H150T`, or what is wrong with them. A link outlives the first model that is withdrawn: what is left
 * is shown, as its page does. A list has as many names as an address has room for, so it is held to its length before anything
 * is looked up.
 *
 * @param mostNames how many there may be; `tooMany` says that there are more.
 */
function requestedModels(
  query: URLSearchParams,
  language: Language,
  mostNames: number,
  tooMany: TextKey<'papers'>,
): AskedModels | NoPaper {
  const asked = (query.get('models') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const names = [...new Map(asked.map((name) => [name.toLowerCase(), name] as const)).values()];
  if (names.length > mostNames) {
    return { status: 400, text: said(language, tooMany, { most: mostNames }) };
  }
  const found = names.map((name) => ({ name, product: modelOf(name, language) }));
  const models = [
    ...new Map(found.flatMap(({ product }) => (product ? [[product.code, product] as const] : []))).values(),
  ];
  const foreign = found.filter(({ product }) => product === null).map(({ name }) => name);
  const none = foreign.length > 0 ? unknown(foreign, language) : null;
  if (none && models.length === 0) return none;
  // Their fonts have these characters.
  const printable = foreign.filter((name) => /^[\x21-\x7e]+$/.test(name));
  return {
    models,
    asked: asked.length,
    leftOut: printable.length > 0 ? unknown(printable, language).text : null,
  };
}

/** The aircraft of `?aircraft=m350`; null where none is named. */
function askedAircraft(query: URLSearchParams, language: Language): AircraftEntry | NoPaper | null {
  const name = query.get('aircraft') ?? '';
  if (name === '') return null;
  const aircraft = name.slice(0, most.characters);
  return findAircraft(name) ?? { status: 404, text: said(language, 'faults.aircraft', { aircraft }) };
}

/** A request with the address of the page that shows the same. */
const at = (path: string, leftOut: string | null, request: PaperRequest) => ({
  ...request,
  address: `${request.origin}/${request.language}${path}`,
  leftOut,
});

function askedComparison(query: URLSearchParams, language: Language, pictureOf: PictureOf): Paper | NoPaper {
  const found = requestedModels(query, language, mostCompared, 'faults.tooMany');
  if ('status' in found) return found;
  const { models, leftOut } = found;
  const aircraft = askedAircraft(query, language);
  if (aircraft && 'status' in aircraft) return aircraft;
  if (found.asked < 2) return { status: 400, text: said(language, 'faults.tooFew') };
  const codes = models.map(({ code }) => code).join(',');
  const family = aircraft === null ? familyOf(models) : null;
  const on = aircraft === null ? '' : `aircraft=${aircraft.key.toLowerCase()}&`;
  const path = family ? `/compare/${family.toLowerCase()}?models=${codes}` : `/compare?${on}models=${codes}`;
  return {
    kind: 'comparison',
    subject: codes.replaceAll(',', '-'),
    key: [path, leftOut ?? ''].join(' '),
    pdf: async (request) => {
      const pictures = await Promise.all(models.map(({ code }) => pictureOf(code)));
      return comparisonPaper(models, pictures, aircraft?.key ?? null, at(path, leftOut, request));
    },
    csv: (request) => comparisonCsv(models, aircraft?.key ?? null, at(path, leftOut, request)),
  };
}

function askedSet(query: URLSearchParams, language: Language): Paper | NoPaper {
  const found = requestedModels(query, language, mostHung, 'faults.tooManyHung');
  if ('status' in found) return found;
  const { models, leftOut } = found;
  const entry = askedAircraft(query, language);
  if (entry === null) return { status: 400, text: said(language, 'faults.noAircraft') };
  if ('status' in entry) return entry;
  if (models.length === 0) return { status: 400, text: said(language, 'faults.noModels') };
  const foreign = models.filter(({ aircraft }) => !aircraft.includes(entry.key)).map(({ code }) => code);
  if (foreign.length > 0) {
    const values = { aircraft: entry.key, models: listInWords(foreign, language) };
    return { status: 400, text: said(language, 'faults.foreign', values) };
  }
  const craft = craftOf(entry, language);
  const codes = models.map(({ code }) => code);
  const path = `/load/${craft.route}?models=${codes.join(',')}`;
  return {
    kind: 'set',
    subject: [craft.key, ...codes].join('-'),
    key: [path, leftOut ?? ''].join(' '),
    pdf: (request) => setPaper(entry, craft, models, at(path, leftOut, request)),
    csv: (request) => setCsv(entry, craft, models, at(path, leftOut, request)),
  };
}
