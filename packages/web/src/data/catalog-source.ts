import {
  candidates,
  compareParams,
  findAircraft,
  findProductType,
  homeInfo,
  industryList,
  type Language,
  loadBench,
  otaFiles,
  productInfo,
  productsByDevice,
  productsByType,
  productTypes,
  resources,
  solution,
} from '@payload/catalog';
import { type DataSource, NotFound } from './data-source.ts';
import { type FileQuery, filesOf, findDownloadSection } from './download-sections.ts';

/** The views answer null for what does not exist. */
function found<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new NotFound(name);
  return value;
}

function filesFor(query: FileQuery, language: Language) {
  return otaFiles(language).filter(
    ({ otaType, productCode, productTypeCode }) =>
      otaType === query.otaType &&
      ('code' in query ? productCode === query.code : productTypeCode === query.child.productTypeCode),
  );
}

/** Reads the catalogue itself: what the server is seeded with is what the pages are prerendered from. */
export const catalogSource: DataSource = {
  productLists: async (language) =>
    Object.fromEntries(productTypes.map((type) => [type, productsByType(type, language)])),
  home: async (language) => homeInfo(language),
  productsByType: async (segment, language) => {
    const type = findProductType(segment);
    if (!type) throw new NotFound(segment);
    return productsByType(type, language);
  },
  productsByDevice: async (aircraft, language) => found(productsByDevice(aircraft, language), aircraft),
  loadBench: async (aircraft) => loadBench(found(findAircraft(aircraft), aircraft)),
  candidates: async () => candidates(),
  productInfo: async (code, language) => found(productInfo(code, language), code),
  compareParams: async (segment, language) => {
    const type = findProductType(segment);
    if (!type) throw new NotFound(segment);
    return compareParams(type, language);
  },
  industries: async (language) => industryList(language),
  solution: async (industry, language) => found(solution(industry, language), industry),
  requestProducts: async (language) =>
    productTypes.flatMap((type) =>
      productsByType(type, language).map(({ code, title }) => ({ code, type, name: title })),
    ),
  couriers: async (language) =>
    Object.entries(resources[language].couriers).map(([code, name]) => ({ code, name })),
  downloads: async (category, child, language) => {
    const section = found(findDownloadSection(category, child), `${category}/${child}`);
    return filesFor({ otaType: section.category.otaType, child: section.child }, language);
  },
  productFiles: async (product, language) => filesOf(product).flatMap((query) => filesFor(query, language)),
};
