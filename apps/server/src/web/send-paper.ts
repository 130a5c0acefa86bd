import type { Language } from '@payload/catalog';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PaperCache, type PaperGroup, TooManyPapers } from '../papers/paper-cache.ts';
import { type PaperKind, said } from '../papers/parts.ts';
import { utcOffset } from '../services/utc-offset.ts';
import { listsWeakly } from './entity-tags.ts';

/** The day of a moment at the maker's, as ISO date. */
export const dayInChina = (moment: Date): string =>
  new Date(moment.getTime() + utcOffset).toISOString().slice(0, 10);

/** A paper that somebody asked for. */
interface AskedPaper {
  kind: PaperKind;
  /** What it is about, as its file is called. */
  subject: string;
  language: Language;
  /** Everything that it says. */
  key: string;
  /** Whose allowance it takes. */
  group: PaperGroup;
  make: () => Promise<Buffer>;
}

/** Sends a paper, or says that it is there already or cannot be made just now. */
export async function sendPaper(
  request: FastifyRequest,
  reply: FastifyReply,
  paper: AskedPaper,
  cache: PaperCache,
): Promise<FastifyReply> {
  const { language } = paper;
  try {
    const { file, etag } = await cache.get(paper.key, paper.make, paper.group);
    // What it says may change, or hold no longer.
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (listsWeakly(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
    reply.headers({
      'content-type': 'application/pdf',
      'content-language': tags[language],
      'content-length': file.length,
      'content-disposition': dispositionOf(paper),
    });
    return request.method === 'HEAD' ? reply.send() : reply.send(file);
  } catch (error) {
    if (!(error instanceof TooManyPapers)) throw error;
    request.server.onLimitReached('papers');
    return refusePaper(reply.header('retry-after', '5'), language, 503, said(language, 'faults.busy'));
  }
}

const tags: Record<Language, string> = { en: 'en', cn: 'zh-CN' };

/** Says why there is no such paper, in the language that it was asked for. */
export function refusePaper(
  reply: FastifyReply,
  language: Language,
  status: 400 | 404 | 410 | 503,
  text: string,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-cache', 'content-language': tags[language] })
    .type('text/plain; charset=utf-8')
    .send(text);
}

/** A browser shows it, and keeps it by its name: `T90-参数表.pdf`; for those that read no UTF-8 (RFC 6266) in English. */
function dispositionOf({ kind, subject, language }: AskedPaper): string {
  const nameIn = (of: Language) => `${subject}-${said(of, `fileKinds.${kind}`)}.pdf`;
  return `inline; filename="${nameIn('en')}"; filename*=UTF-8''${encodeURIComponent(nameIn(language))}`;
}
