import type { FastifyRequest } from 'fastify';

/** Parts of a file as a header asks for them (RFC 9110, 14.1.2): `bytes=0-499`, `bytes=500-`, `bytes=-500`, several by commas. */
const ranges = /^bytes\s*=\s*(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))*\s*$/i;

/**
 * Takes a range that is to be passed over out of a request, so that the whole file is the answer: one that cannot be understood
 * (14.2), and one that holds for a version of the file told by its tag. These files have weak tags, which do not vouch for every
 * byte (13.1.5).
 */
export function dropVainRange({ raw: { headers } }: FastifyRequest): void {
  if (!isRange(headers.range ?? '') || String(headers['if-range'] ?? '').includes('"')) delete headers.range;
}

function isRange(header: string): boolean {
  return (
    ranges.test(header) &&
    [...header.matchAll(/(\d+)-(\d+)/g)].every(([, first, last]) => Number(first) <= Number(last))
  );
}
