import {
  findProductsByDevice,
  findProductsByType,
  getAllProductParamsCompare,
  getHomepageInfo,
  getProductInfo,
} from '@payload/api/contract';
import { findProductType } from '@payload/catalog';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import {
  compareParams,
  homeInfo,
  productInfo,
  productsByDevice,
  productsByType,
} from '../services/catalogue.ts';
import type { CatalogueCache } from '../services/catalogue-cache.ts';
import { type CatalogueReply, serveCatalogueCall } from './catalogue-call.ts';

/** The calls that read the catalogue. */
export function serveCatalogue(
  app: FastifyInstance,
  db: Database,
  memory: CatalogueCache<CatalogueReply>,
): void {
  serveCatalogueCall(app, memory, getHomepageInfo, ({ query }) => homeInfo(db, query.language));

  serveCatalogueCall(
    app,
    memory,
    findProductsByType,
    ({ params, query }) => productsByType(db, params.type, query.language),
    (params) => ({ ...params, type: spelledType(params['type']) }),
  );

  serveCatalogueCall(app, memory, findProductsByDevice, ({ params, query }) =>
    productsByDevice(db, params.code, query.language),
  );

  serveCatalogueCall(app, memory, getProductInfo, ({ params, query }) =>
    productInfo(db, params.code, query.language),
  );

  serveCatalogueCall(
    app,
    memory,
    getAllProductParamsCompare,
    ({ params, query }) => compareParams(db, params.id, query.language),
    (params) => ({ ...params, id: spelledType(params['id']) }),
  );
}

/** Addresses have types in lower case, the contract as the specification spells them. */
function spelledType(type = ''): string {
  return findProductType(type) ?? type;
}
