import {
  aircraftKeys,
  compareParams,
  homeInfo,
  languages,
  otaFiles,
  productInfo,
  productsByDevice,
  productsByType,
  productTypes,
} from '@payload/catalog';
import type { CatalogueRows } from './seed.ts';

/**
 * The catalogue as rows of its tables.
 *
 * @throws {Error} when the catalogue contradicts itself; its own tests keep it from that.
 */
export function catalogueRows(): CatalogueRows {
  const summaries = languages.flatMap((language) =>
    productTypes.flatMap((type) => productsByType(type, language).map((summary) => ({ language, summary }))),
  );
  const devices = languages.flatMap((language) =>
    aircraftKeys.map((key) => ({ language, device: required(productsByDevice(key, language), key) })),
  );
  const files = languages.flatMap((language) =>
    otaFiles(language).map((body, index) => ({ language, body, position: index + 1 })),
  );
  return {
    products: summaries
      .filter(({ language }) => language === 'en')
      .map(({ summary }) => ({ code: summary.code, type: summary.type, position: summary.resOrder })),
    productTexts: summaries.map(({ language, summary }) => ({
      code: summary.code,
      language,
      summary,
      info: required(productInfo(summary.code, language), summary.code),
    })),
    aircraft: aircraftKeys.map((key) => ({ key, route: key.toLowerCase() })),
    aircraftTexts: devices.map(({ language, device }) => ({
      key: device.aircraft.key,
      language,
      body: device.aircraft,
    })),
    aircraftProducts: devices
      .filter(({ language }) => language === 'en')
      .flatMap(({ device }) =>
        device.products.map(({ code, resOrder }) => ({
          aircraft: device.aircraft.key,
          product: code,
          position: resOrder,
        })),
      ),
    comparisons: languages.flatMap((language) =>
      productTypes.map((type) => ({ type, language, body: compareParams(type, language) })),
    ),
    homeInfo: languages.map((language) => ({ language, body: homeInfo(language) })),
    otaFiles: files
      .filter(({ language }) => language === 'en')
      .map(({ body: { id, otaType, productCode, productTypeCode }, position }) => ({
        id,
        otaType,
        productCode,
        productTypeCode,
        position,
      })),
    otaFileTexts: files.map(({ language, body }) => ({ id: body.id, language, body })),
  };
}

function required<View>(view: View | null, code: string): View {
  if (view === null) throw new Error(`The catalogue lists ${code} but has no view of it.`);
  return view;
}
