import {
  downloadCategories,
  type Language,
  type OtaFile,
  otaFiles,
  type ProductEntry,
  productInfo,
  products,
  type SpecValue,
  specText,
  translate,
  types,
} from '@payload/catalog';
import cn from '@payload/catalog/locales/cn/search-words.json' with { type: 'json' };
import en from '@payload/catalog/locales/en/search-words.json' with { type: 'json' };
import type { SearchEntry } from '@payload/search';
import { pathsOf } from '@payload/web/navigation/paths.ts';

const wordsIn = { cn, en };

/** Models with all that visitors may know them by. */
export function productEntries(language: Language): SearchEntry[] {
  return products.map((product) => modelEntry(product, language));
}

/** A figure as it stands beside a model. Kilograms may be of anything, so they are labelled. */
function labelledFigure(value: SpecValue, language: Language): string {
  const figure = specText(value, language);
  const isMass = value.kind === 'figure' && value.unit === 'kg';
  return isMass
    ? translate(language, 'spec', 'patterns.labelled', { label: value.label, value: figure })
    : figure;
}

function modelEntry(product: ProductEntry, language: Language): SearchEntry {
  const { code, type, route, synonyms, video } = product;
  const otherNames: Readonly<Partial<Record<string, string>>> = wordsIn[language].products;
  const info = productInfo(code, language);
  if (!info) throw new Error(`There is no reply for ${code}.`);
  const rows = info.groups.flatMap((group) => group.rows);
  return {
    kind: 'product',
    href: pathsOf(language).details(route, code),
    title: info.title,
    detail: info.line,
    code,
    figure: info.keyFigure ? labelledFigure(info.keyFigure, language) : '',
    codes: [code, ...synonyms],
    words: otherNames[code] ?? '',
    text: [info.description, ...info.features.flatMap(({ name, text }) => [name, text])].join('\n'),
    family: type,
    aircraft: info.aircraft,
    figures: rows.map((row) => specText(row, language)),
    ...(video !== null && { hasFilm: true }),
  };
}

/** Manuals, firmware and apps on the sections of the download centre, the newest of each. */
export function fileEntries(language: Language): SearchEntry[] {
  const newest = new Map<string, SearchEntry>();
  for (const file of otaFiles(language)) {
    const section = sectionPathOf(file, language);
    if (section === null) continue;
    const entry = fileEntry(file, section, language);
    if (!newest.has(entry.href)) newest.set(entry.href, entry);
  }
  return [...newest.values()];
}

function sectionPathOf(file: OtaFile, language: Language): string | null {
  const category = downloadCategories.find(({ otaType }) => otaType === file.otaType);
  const section = category?.children.find(
    ({ productTypeCode, product }) =>
      productTypeCode === file.productTypeCode && (product === null || product === file.productCode),
  );
  return category && section ? pathsOf(language).download(category.id, section.name) : null;
}

function fileEntry(file: OtaFile, section: string, language: Language): SearchEntry {
  const words = wordsIn[language];
  const kind = file.otaType <= 2 ? words.manual : file.otaType === 5 ? words.app : words.firmware;
  const product = products.find(({ code }) => code === file.productCode);
  const family = product?.type ?? types.find(({ category }) => category === file.productTypeCode)?.type;
  return {
    kind: 'download',
    // On its section the newest file of a model stands under the model's code, those before it below.
    href: file.productCode ? `${section}#${file.productCode}` : section,
    title: file.name,
    detail: file.notes[0] ?? file.date,
    figure: file.version,
    // A family's guide is found by what its models are called.
    codes: file.productCode ? [file.productCode, ...(product?.synonyms ?? [])] : [],
    words: kind,
    text: [...file.notes, file.date].join('\n'),
    ...(family !== undefined && { family }),
  };
}
