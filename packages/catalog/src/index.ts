export { formatFigure, formatNumber, formatSize } from '@payload/measure/figure';
export {
  type AircraftEntry,
  type AircraftKey,
  aircraft,
  aircraftKeys,
  findAircraft,
  type Port,
} from './aircraft.ts';
export { announcementFiles } from './announcement-files.ts';
export { type Announcement, announcedProducts, announcements } from './announcements.ts';
export { type AppFile, appFileId, appFileName, appFiles } from './app.ts';
export type { Candidates } from './candidate-rules.ts';
export { type DownloadCategory, type DownloadChild, downloadCategories } from './downloads.ts';
export { type FirmwareFile, firmware, firmwareFileName, firmwareId } from './firmware.ts';
export { needsBracket } from './fit.ts';
export { type FlashPatternKey, flashesPerMinute, type WarningColour } from './flash-patterns.ts';
export { type HeroDevice, type HeroPicture, heroPictures, homeIndustries } from './home.ts';
export { type IndustryId, industries, type OptionGroup } from './industries.ts';
export { type Language, languages } from './language.ts';
export { type ManualEdition, type ManualFile, manualEditions, manuals } from './manuals.ts';

export { bracketOn } from './ports.ts';
export { answersChecked, type ProblemCode, problems } from './problems.ts';
export { type ProductType, productTypes } from './product-types.ts';
export {
  findProduct,
  type ProductEntry,
  productCodes,
  products,
  resolveProductCode,
} from './products/index.ts';
export type { ProductCode } from './products/sources.ts';
export type {
  Aircraft,
  Beam,
  CarriedLoad,
  CompareParams,
  DeviceProducts,
  GroupKey,
  HomeCategoryItem,
  HomeCompareItem,
  HomeDeviceItem,
  HomeHotItem,
  HomeInfo,
  OtaFile,
  ProductInfo,
  ProductSummary,
  Sound,
  SpecKey,
  SpecValue,
} from './replies/index.ts';

export { resources, type TextKey, translate } from './texts.ts';
export { findProductType, type TypeInfo, types } from './types.ts';
export { type Film, filmsMadeOn, filmTimes, findFilm, spokenStem } from './videos.ts';
export { candidates } from './views/candidates.ts';
export { compareParams } from './views/compare.ts';
export { maker, openDataTexts, printedValue, sheetHead, tenderRows } from './views/data-sheet.ts';
export { productsByDevice } from './views/device.ts';
export { otaFiles } from './views/downloads.ts';
export { type FilmCue, filmCues, filmStems, isSpokenOf } from './views/film.ts';
export { homeInfo } from './views/home.ts';
export { type BenchProduct, type LoadBench, loadBench } from './views/load-bench.ts';
export { productInfo } from './views/product.ts';
export { recommendProducts } from './views/recommend.ts';
export type { Scene } from './views/scene.ts';
export { productsByType } from './views/series.ts';
export {
  type IndustrySummary,
  industryList,
  type Solution,
  solution,
  type WeighedCombination,
} from './views/solution.ts';
export { specText } from './views/spec-value.ts';
