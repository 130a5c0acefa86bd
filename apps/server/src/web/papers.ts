import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@payload/catalog';
import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import { askedPaper, type Paper } from '../papers/asked-paper.ts';
import { createPaperCache, type PaperCache, TooManyPapers } from '../papers/paper-cache.ts';
import { said } from '../papers/parts.ts';
import { codeOf } from '../start-error.ts';
import { listsWeakly } from './entity-tags.ts';
import { ownOrigin } from './served-origin.ts';

/** The maker is in China, where a day is. */
const timeZoneMs = 8 * 3600_000;

/**
 * Serves what a purchaser keeps as PDF, in each language: `/data/en/T90.pdf` and `/data/en/T90-tender.pdf` for every model,
 * `/data/en/compare.pdf?models=T90,T80` and `/data/en/load.pdf?aircraft=m350&models=T90,H150T`.
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
    cache = createPaperCache(now),
  }: { publicUrl: string | null; pictures: string | null; now: () => Date; cache?: PaperCache },
): void {
  const pictureOf = (code: string) => readPicture(pictures, code);

  app.route<{ Params: { language: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/data/:language/:name.pdf',
    handler: async (request, reply) => {
      const language = languages.find((each) => each === request.params.language);
      if (language === undefined) return reply.callNotFound();
      const query = new URL(request.url, 'http://localhost').searchParams;
      const paper = askedPaper(request.params.name, query, language, pictureOf);
      if ('status' in paper) return refuse(reply, language, paper.status, paper.text);
      const date = new Date(now().getTime() + timeZoneMs).toISOString().slice(0, 10);
      const origin = publicUrl ?? ownOrigin(request) ?? '';
      try {
        const key = [language, date, origin, paper.key].join(' ');
        const group = paper.kind === 'comparison' || paper.kind === 'set' ? 'sets' : 'models';
        const { file, etag } = await cache.get(key, () => paper.make({ language, origin, date }), group);
        // Its figures are those of the day.
        reply.headers({ 'cache-control': 'no-cache', etag });
        if (listsWeakly(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
        reply.headers({
          'content-type': 'application/pdf',
          'content-language': tags[language],
          'content-length': file.length,
          'content-disposition': dispositionOf(paper, language),
        });
        return request.method === 'HEAD' ? reply.send() : reply.send(file);
      } catch (error) {
        if (!(error instanceof TooManyPapers)) throw error;
        app.onLimitReached('papers');
        return refuse(reply.header('retry-after', '5'), language, 503, said(language, 'faults.busy'));
      }
    },
  });
}

const tags: Record<Language, string> = { en: 'en', cn: 'zh-CN' };

function refuse(reply: FastifyReply, language: Language, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-cache', 'content-language': tags[language] })
    .type('text/plain; charset=utf-8')
    .send(text);
}

/** A browser shows it, and keeps it by its name: `T90-参数表.pdf`; for those that read no UTF-8 (RFC 6266) in English. */
function dispositionOf({ kind, subject }: Paper, language: Language): string {
  const nameIn = (of: Language) => `${subject}-${said(of, `fileKinds.${kind}`)}.pdf`;
  return `inline; filename="${nameIn('en')}"; filename*=UTF-8''${encodeURIComponent(nameIn(language))}`;
}

/** Twice as wide as it is printed, in pixels. */
const pictureWidth = 500;

/** The cut-out of a model on white, as JPEG, which PDFs hold as it is; null where there is none. */
async function readPicture(folder: string | null, code: string): Promise<Buffer | null> {
  if (folder === null) return null;
  try {
    const cutout = await readFile(join(folder, 'public/min/products', `${code}.webp`));
    return await sharp(cutout)
      .flatten({ background: '#fff' })
      .resize({ width: pictureWidth })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
