import { languages } from '@payload/catalog';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import { noticePaper } from '../papers/notice-paper.ts';
import type { PaperCache } from '../papers/paper-cache.ts';
import { said } from '../papers/parts.ts';
import { printedNotice } from '../services/notices.ts';
import { dayInChina, refusePaper, sendPaper } from './send-paper.ts';
import { ownOrigin } from './served-origin.ts';

/** Of what names no notice so much is repeated. Characters. */
const mostRepeated = 40;

/** Serves published notices as PDF, in each language: `/data/en/notices/N-2026-04.pdf`. */
export function serveNoticePapers(
  app: FastifyInstance,
  { db, publicUrl, cache }: { db: Database; publicUrl: string | null; cache: PaperCache },
): void {
  app.route<{ Params: { language: string; number: string } }>({
    method: ['GET', 'HEAD'],
    url: '/data/:language/notices/:number.pdf',
    handler: async (request, reply) => {
      const language = languages.find((each) => each === request.params.language);
      if (language === undefined) return reply.callNotFound();
      const asked = request.params.number.toUpperCase();
      const found = await printedNotice(db, asked, language);
      const fault = (key: 'notice' | 'withdrawn') =>
        said(language, `faults.${key}`, { number: asked.slice(0, mostRepeated) });
      if (!found) return refusePaper(reply, language, 404, fault('notice'));
      if (found === 'withdrawn') return refusePaper(reply, language, 410, fault('withdrawn'));
      const { publishedAt, ...notice } = found;
      const origin = publicUrl ?? ownOrigin(request) ?? '';
      const date = dayInChina(publishedAt);
      const paper = {
        kind: 'notice',
        format: 'pdf',
        subject: notice.number,
        language,
        // What it says beside is never changed.
        key: [language, origin, 'notice', notice.number].join(' '),
        group: 'models',
        make: async () => (await noticePaper(notice, { language, origin, date })).file,
      } as const;
      return sendPaper(request, reply, paper, cache);
    },
  });
}
