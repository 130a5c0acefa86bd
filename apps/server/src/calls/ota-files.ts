import { getOtaByCode, getOtaByType } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import { otaFilesOfProduct, otaFilesOfType } from '../services/ota-files.ts';
import { serveCall } from './call.ts';

/** The calls that list files to download. */
export function serveOtaFiles(app: FastifyInstance, db: Database): void {
  serveCall(app, getOtaByCode, ({ params, query }) =>
    otaFilesOfProduct(db, params.otaType, params.productCode, query.language),
  );

  serveCall(app, getOtaByType, ({ params, query }) =>
    otaFilesOfType(db, params.otaType, params.child, query.language),
  );
}
