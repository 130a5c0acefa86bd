export { type AircraftEntry, aircraft, aircraftKeys, findAircraft } from './aircraft.ts';
export { type DownloadCategory, type DownloadChild, downloadCategories } from './downloads.ts';
export { type FirmwareFile, firmware, firmwareFileName, firmwareId } from './firmware.ts';
export { type IndustryId, industries, type OptionGroup } from './industries.ts';
export { type Language, languages } from './language.ts';
export { problems } from './problems.ts';
export {
  findProduct,
  type ProductEntry,
  productCodes,
  products,
  resolveProductCode,
} from './products/index.ts';
export type {
  Aircraft,
  CompareParams,
  DeviceProducts,
  HomeCategoryItem,
  HomeCompareItem,
  HomeDeviceItem,
  HomeHotItem,
  HomeInfo,
  HomeItem,
  OtaFile,
  ProductInfo,
  ProductSummary,
  SpecValue,
} from './replies.ts';
export type { ProductType } from './schema.ts';
export { resources, translate } from './texts.ts';
export { findProductType, productTypes, type TypeInfo, types } from './types.ts';
export { compareParams } from './views/compare.ts';
export { productsByDevice } from './views/device.ts';
export { otaFiles } from './views/downloads.ts';
export { homeInfo } from './views/home.ts';
export { productInfo } from './views/product.ts';
export { recommendProducts } from './views/recommend.ts';
export { searchProducts } from './views/search.ts';
export { productsByType } from './views/series.ts';
