import { languages } from '@payload/catalog';
import { pictureName } from '@payload/catalog/picture-name';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedPaper, type Paper } from '../papers/asked-paper.ts';
import type { PaperCache } from '../papers/paper-cache.ts';
import type { PaperRequest } from '../papers/parts.ts';
import { readCutout } from '../papers/pictures.ts';
import { dayInChina, refusePaper, sendPaper } from './send-paper.ts';
import { ownOrigin } from './served-origin.ts';

/** What the site has no file of: as many as there are choices. */
const chosenTables = ['compare', 'load'];

/**
 * Serves what a purchaser keeps, in each language. As PDF: `/data/en/T90.pdf` and `/data/en/T90-tender.pdf` for every model,
 * `/data/en/compare.pdf?models=T90,T80` and `/data/en/load.pdf?aircraft=m350&models=T90,H150T`. The last two as CSV too; tables
 * of models are files of the site.
 *
 * @param cache where papers are kept
 * @param pictures folder of the built site, which has the cut-outs; null where there is no site
 */
export function servePapers(
  app: FastifyInstance,
  {
    publicUrl,
    pictures,
    now,
    cache,
  }: { publicUrl: string | null; pictures: string | null; now: () => Date; cache: PaperCache },
): void {
  /** Sends the paper of a name, or says in its language why there is none. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { language: asked, name }: { language: string; name: string },
    send: (paper: Paper, made: PaperRequest) => Promise<FastifyReply> | FastifyReply,
  ) => {
    const language = languages.find((each) => each === asked);
    if (language === undefined) return reply.callNotFound();
    const query = new URL(request.url, 'http://localhost').searchParams;
    const pictureOf = (code: string) => readCutout(pictures, pictureName(code, language));
    const paper = askedPaper(name, query, language, pictureOf);
    if ('status' in paper) return refusePaper(reply, language, paper.status, paper.text);
    // Its figures are those of the day.
    return send(paper, { language, origin: publicUrl ?? ownOrigin(request) ?? '', date: dayInChina(now()) });
  };

  const sendAs = (
    format: 'pdf' | 'csv',
    request: FastifyRequest,
    reply: FastifyReply,
    params: { language: string; name: string },
  ) =>
    answer(request, reply, params, ({ kind, subject, key, pdf, csv }, made) => {
      const { language, date, origin } = made;
      const asked = {
        kind,
        subject,
        language,
        format,
        key: [language, date, origin, key].join(' '),
        group: kind === 'comparison' || kind === 'set' ? 'sets' : 'models',
        make: async () => {
          if (format === 'pdf') return pdf(made);
          if (csv === null) throw new Error(`There is no table of ${subject}.`);
          return Buffer.from(csv(made));
        },
      } as const;
      return sendPaper(request, reply, asked, cache);
    });

  app.route<{ Params: { language: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/data/:language/:name.pdf',
    handler: (request, reply) => sendAs('pdf', request, reply, request.params),
  });
  for (const name of chosenTables)
    app.route<{ Params: { language: string } }>({
      method: ['GET', 'HEAD'],
      url: `/data/:language/${name}.csv`,
      handler: (request, reply) => sendAs('csv', request, reply, { ...request.params, name }),
    });
}
