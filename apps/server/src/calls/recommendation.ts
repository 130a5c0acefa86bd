import { recommend } from '@payload/api/contract';
import { recommendProducts } from '@payload/catalog';
import type { FastifyInstance } from 'fastify';
import { serveCall } from './call.ts';

/** The call that answers the questionnaire. It reads nothing but the catalogue. */
export function serveRecommendation(app: FastifyInstance): void {
  serveCall(app, recommend, async ({ body, query }) => recommendProducts(body, query.language));
}
