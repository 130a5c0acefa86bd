import { getOtaByCode, getOtaByType } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import type { CatalogueCache } from '../services/catalogue-cache.ts';
import { otaFilesOfProduct, otaFilesOfType } from '../services/ota-files.ts';
import { type CatalogueReply, serveCatalogueCall } from './catalogue-call.ts';

/** The calls that list files to download. */
export function serveOtaFiles(
  app: FastifyInstance,
  db: Database,
  memory: CatalogueCache<CatalogueReply>,
): void {
  serveCatalogueCall(app, memory, getOtaByCode, ({ params, query }) =>
    otaFilesOfProduct(db, params.otaType, params.productCode, query.language),
  );

  serveCatalogueCall(app, memory, getOtaByType, ({ params, query }) =>
    otaFilesOfType(db, params.otaType, params.child, query.language),
  );
}
