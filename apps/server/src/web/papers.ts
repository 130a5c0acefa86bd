import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@payload/catalog';
import { pictureName } from '@payload/catalog/picture-name';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { askedPaper } from '../papers/asked-paper.ts';
import type { PaperCache } from '../papers/paper-cache.ts';
import { codeOf } from '../start-error.ts';
import { dayInChina, refusePaper, sendPaper } from './send-paper.ts';
import { ownOrigin } from './served-origin.ts';

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
    cache,
  }: { publicUrl: string | null; pictures: string | null; now: () => Date; cache: PaperCache },
): void {
  app.route<{ Params: { language: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/data/:language/:name.pdf',
    handler: async (request, reply) => {
      const language = languages.find((each) => each === request.params.language);
      if (language === undefined) return reply.callNotFound();
      const query = new URL(request.url, 'http://localhost').searchParams;
      const pictureOf = (code: string) => readPicture(pictures, pictureName(code, language));
      const paper = askedPaper(request.params.name, query, language, pictureOf);
      if ('status' in paper) return refusePaper(reply, language, paper.status, paper.text);
      const date = dayInChina(now());
      const origin = publicUrl ?? ownOrigin(request) ?? '';
      const { kind, subject, key, make } = paper;
      const asked = {
        kind,
        subject,
        language,
        // Its figures are those of the day.
        key: [language, date, origin, key].join(' '),
        group: kind === 'comparison' || kind === 'set' ? 'sets' : 'models',
        make: () => make({ language, origin, date }),
      } as const;
      return sendPaper(request, reply, asked, cache);
    },
  });
}

/** Twice as wide as it is printed, in pixels. */
const pictureWidth = 500;

/** A model's cut-out on white, as JPEG, which PDFs hold as it is; null where there is none. */
async function readPicture(folder: string | null, name: string): Promise<Buffer | null> {
  if (folder === null) return null;
  try {
    const cutout = await readFile(join(folder, 'public/min/products', `${name}.webp`));
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
