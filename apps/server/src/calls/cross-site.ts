import type { FastifyRequest } from 'fastify';
import { Refused } from '../services/refused.ts';

/**
 * Refuses a GET that changes something where another site's page made the browser send it, as a picture or a link does:
 * each of its visitors would ask from a network of their own. Browsers that say nothing and programs are let through.
 *
 * @throws {Refused} `fromAnotherSite` with 403.
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function refuseCrossSite({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new Refused('fromAnotherSite', 403);
}
