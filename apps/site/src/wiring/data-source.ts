import type {
  CompareParams,
  Courier,
  DeviceProducts,
  HomeInfo,
  ProductInfo,
  ProductSummary,
  ProductType,
  RequestProduct,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';

/** Products of every type, as far as they are known: what the header and the footer list. */
export type ProductLists = { readonly [Type in ProductType]?: ProductSummary[] };

/**
 * Where pages read from. The browser's implementation calls the API through its caches; the
 * prerenderer's reads the catalogue. Both give the replies of the contract, so a page can't tell.
 * Errors: `NotFound` for a type, code or aircraft that does not exist; the client's errors otherwise.
 */
export interface DataSource {
  productLists(language: Language): Promise<ProductLists>;
  home(language: Language): Promise<HomeInfo>;
  productsByType(type: string, language: Language): Promise<ProductSummary[]>;
  productsByDevice(aircraft: string, language: Language): Promise<DeviceProducts>;
  productInfo(code: string, language: Language): Promise<ProductInfo>;
  compareParams(type: string, language: Language): Promise<CompareParams>;
  /** Products a request for service can be about. */
  requestProducts(language: Language): Promise<RequestProduct[]>;
  /** Couriers a device can be sent by. */
  couriers(language: Language): Promise<Courier[]>;
}

/** The thing asked for is not in the catalogue. Becomes the not-found page. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}
