import type {
  CompareParams,
  Courier,
  DeviceProducts,
  HomeInfo,
  OtaFile,
  ProductInfo,
  ProductSummary,
  ProductType,
  RequestProduct,
} from '@payload/api/contract';
import type { Candidates, IndustrySummary, Language, LoadBench, Solution } from '@payload/catalog';

/** Products of every type, as far as they are known. */
export type ProductLists = { readonly [Type in ProductType]?: ProductSummary[] };

/** What the header and the footer say of a product. */
export type LinkedProduct = Pick<ProductSummary, 'code' | 'route' | 'keyFigure'>;

/** What the header and the footer list: every page carries it, so it holds nothing else. */
export type FrameLists = { readonly [Type in ProductType]?: readonly LinkedProduct[] };

/** The lists of the frame, of whole ones. */
export function frameLists(lists: ProductLists): FrameLists {
  return Object.fromEntries(
    Object.entries(lists).map(([type, products]) => [
      type,
      products.map(({ code, route, keyFigure }) => ({ code, route, keyFigure })),
    ]),
  );
}

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
  /** What the rules of loads need of an aircraft and of all that is made for it; its key in any case. */
  loadBench(aircraft: string): Promise<LoadBench>;
  /** Every product as the recommendation judges it. */
  candidates(): Promise<Candidates>;
  productInfo(code: string, language: Language): Promise<ProductInfo>;
  compareParams(type: string, language: Language): Promise<CompareParams>;
  /** All industries, in their order. */
  industries(language: Language): Promise<IndustrySummary[]>;
  /** What an industry is offered; its name in any case. */
  solution(industry: string, language: Language): Promise<Solution>;
  /** Products a request for service can be about. */
  requestProducts(language: Language): Promise<RequestProduct[]>;
  /** Couriers a device can be sent by. */
  couriers(language: Language): Promise<Courier[]>;
  /** Files on a section of the download centre, newest first. Its address names both, in any case. */
  downloads(category: string, child: string, language: Language): Promise<OtaFile[]>;
  /** Files of one model, each kind newest first. */
  productFiles(product: Pick<ProductSummary, 'code' | 'type'>, language: Language): Promise<OtaFile[]>;
}

/** An address that only leads to another one of the site. */
export class Moved extends Error {
  override readonly name = 'Moved';
  readonly to: string;

  constructor(to: string) {
    super(`Go to ${to}.`);
    this.to = to;
  }
}

/** The thing asked for is not in the catalogue. Becomes the not-found page. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}
