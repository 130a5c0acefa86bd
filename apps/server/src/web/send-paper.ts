import type { Language } from '@payload/catalog';
import { htmlLang } from '@payload/catalog/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../calls/caller.ts';
import { type MadePaper, type PaperCache, type PaperGroup, TooManyPapers } from '../papers/paper-cache.ts';
import { type PaperKind, said } from '../papers/parts.ts';
import { utcOffset } from '../services/utc-offset.ts';
import { listsWeakly } from './entity-tags.ts';

/** The day of a moment at the maker's, as ISO date. */
export const dayInChina = (moment: Date): string =>
  new Date(moment.getTime() + utcOffset).toISOString().slice(0, 10);

/** What a file is called by. */
interface NamedFile {
  kind: PaperKind;
  /** What it is about, as its file is called. */
  subject: string;
  language: Language;
}

/** A paper that someone asked for. */
interface AskedPaper extends NamedFile {
  /** Everything that it says. */
  key: string;
  /** Whose allowance it takes. */
  group: PaperGroup;
  make: () => Promise<Buffer>;
}

/** Sends a paper or a table for a spreadsheet, or says that it is there already or cannot be made just now. */
export async function sendPaper(
  request: FastifyRequest,
  reply: FastifyReply,
  { format, ...paper }: AskedPaper & { format: keyof typeof formats },
  cache: PaperCache,
): Promise<FastifyReply> {
  const made = await getPaper(request, reply, { ...paper, key: `${format} ${paper.key}` }, cache);
  return made ? sendFile(request, reply, paper, format, made) : reply;
}

/** Gives a paper, made or kept. Null where it cannot be made just now: the reply has said so. */
export async function getPaper(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, key, group, make }: Omit<AskedPaper, 'kind' | 'subject'>,
  cache: PaperCache,
): Promise<MadePaper | null> {
  try {
    return await cache.get(key, make, { group, network: networkOf(request) });
  } catch (error) {
    if (!(error instanceof TooManyPapers)) throw error;
    request.server.onLimitReached('papers');
    refusePaper(reply.header('retry-after', '5'), language, 503, said(language, 'faults.busy'));
    return null;
  }
}

/** A paper is shown by a browser, a table is kept. */
const formats = {
  pdf: { type: 'application/pdf', disposition: 'inline' },
  csv: { type: 'text/csv; charset=utf-8', disposition: 'attachment' },
} as const;

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  named: NamedFile,
  format: keyof typeof formats,
  { file, etag }: MadePaper,
): FastifyReply {
  // What it says may change, or hold no longer.
  reply.headers({ 'cache-control': 'no-cache', etag });
  if (listsWeakly(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  const { type, disposition } = formats[format];
  reply.headers({
    'content-type': type,
    'content-language': htmlLang[named.language],
    'content-length': file.length,
    'content-disposition': `${disposition}; ${fileName(named, format)}`,
  });
  return request.method === 'HEAD' ? reply.send() : reply.send(file);
}

/** Says why there is no such paper, in the language that it was asked for. */
export function refusePaper(
  reply: FastifyReply,
  language: Language,
  status: 400 | 404 | 410 | 503,
  text: string,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-cache', 'content-language': htmlLang[language] })
    .type('text/plain; charset=utf-8')
    .send(text);
}

/**
 * The name by which a browser keeps it, `T90-参数表.pdf`; for those that read no UTF-8 (RFC 6266) in English.
 */
function fileName({ kind, subject, language }: NamedFile, ending: keyof typeof formats): string {
  const nameIn = (of: Language) => `${subject}-${said(of, `fileKinds.${kind}`)}.${ending}`;
  return `filename="${nameIn('en')}"; filename*=UTF-8''${encodeURIComponent(nameIn(language))}`;
}
