import type { FastifyInstance } from 'fastify';
import { documentFiles } from '../papers/manuals/documents.ts';
import type { PaperCache } from '../papers/paper-cache.ts';
import { readNightPicture } from '../papers/pictures.ts';
import { sendMade } from './download.ts';
import { getPaper } from './send-paper.ts';

const byAddress = new Map(
  documentFiles.map((each) => [`${each.folder}/${each.id}`.toLowerCase(), each] as const),
);

/**
 * Serves manuals, guides and announcements: `/static/files/manuals/T90-manual-en.pdf`,
 * `/static/files/announcements/care-guide-cn.pdf`.
 *
 * @param pictures folder of the built site, which has what is on their covers; null where there is no site
 */
export function serveManuals(
  app: FastifyInstance,
  { pictures, cache }: { pictures: string | null; cache: PaperCache },
): void {
  for (const folder of ['manuals', 'announcements'])
    app.route<{ Params: { id: string } }>({
      method: ['GET', 'HEAD'],
      url: `/static/files/${folder}/:id.pdf`,
      handler: async (request, reply) => {
        const asked = request.params.id;
        const found = byAddress.get(`${folder}/${asked}`.toLowerCase());
        if (!found) return reply.callNotFound();
        const { id, language, make } = found;
        reply.header('cache-control', 'no-cache');
        if (asked !== id) return reply.redirect(`/static/files/${folder}/${id}.pdf`, 308);
        const paper = {
          language,
          key: `${folder} ${id}`,
          group: 'models',
          make: () => make((name) => readNightPicture(pictures, name)),
        } as const;
        const made = await getPaper(request, reply, paper, cache);
        return made ? sendMade(request, reply, `${id}.pdf`, made) : reply;
      },
    });
}
