import {
  aircraft,
  type Language,
  type ProductInfo,
  printedValue,
  productInfo,
  products,
  productsByDevice,
  type SpecValue,
  translate,
} from '@payload/catalog';
import { addressOf } from '@payload/web/browser/site.ts';
import { pathOf } from '@payload/web/navigation/route-table.ts';
import type { OpenCatalogue } from './schema.ts';

/** Where everything of it lies, below the site's root. */
export const dataFolder = '/data';

/** Every model in the order of the catalogue. */
export function openProducts(language: Language): ProductInfo[] {
  return products.flatMap(({ code }) => productInfo(code, language) ?? []);
}

/** The whole catalogue in a language, as its schema says. */
export function openCatalogueOf(language: Language): OpenCatalogue {
  return {
    $schema: `${dataFolder}/catalogue.schema.json`,
    language,
    products: openProducts(language).map((product) => ({
      code: product.code,
      family: product.type,
      familyName: translate(language, 'types', `${product.type}.plural`),
      title: product.title,
      line: product.line,
      page: addressOf(language, pathOf('parameter', product.code).slice(1)),
      parameters: product.groups.flatMap(({ label: group, rows }) =>
        rows.map((row) => ({
          key: row.key,
          group,
          label: row.label,
          value: valueOf(row),
          text: printedValue(row, language),
          published: !row.sample,
        })),
      ),
      fits: product.fits.map(({ key, share }) => ({ aircraft: key, sharePercent: share })),
    })),
    aircraft: aircraft.map(({ key }) => {
      const found = productsByDevice(key, language);
      if (!found) throw new Error(`The catalogue has no aircraft ${key}.`);
      const { name, payloadG, watts } = found.aircraft;
      return { key, name, payloadG, watts };
    }),
  };
}

function valueOf(row: SpecValue): OpenCatalogue['products'][number]['parameters'][number]['value'] {
  switch (row.kind) {
    case 'figure':
      return { kind: row.kind, value: row.value, unit: row.unit };
    case 'range':
      return { kind: row.kind, from: row.from, to: row.to, unit: row.unit };
    case 'size':
      return { kind: row.kind, lengths: row.lengths, unit: row.unit };
    case 'text':
      return { kind: row.kind, text: row.text };
    case 'none':
      return { kind: row.kind };
  }
}
