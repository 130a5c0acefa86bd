import { createHash } from 'node:crypto';
import type { Language } from '@payload/api/contract';
import { announcedProducts, announcements, translate } from '@payload/catalog';
import { htmlLang } from '@payload/catalog/language';
import cnManifest from '@payload/catalog/locales/cn/service/manifest.json' with { type: 'json' };
import enManifest from '@payload/catalog/locales/en/service/manifest.json' with { type: 'json' };
import { and, desc, eq, exists, sql } from 'drizzle-orm';
import { notice, noticeScope } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { scopeText } from './notice-message.ts';
import { readScopes } from './notices.ts';
import { otaFilesOfProduct } from './ota-files.ts';

/** An entry of a feed, all of it as text. */
export interface FeedEntry {
  /** An IRI that never changes and never stands for anything else. */
  id: string;
  title: string;
  published: Date;
  updated: Date;
  /** Address of the page that says the same, or where it is read on. */
  page: string;
  /** How much it matters: a word for machines and one for people. @default none */
  category?: { term: string; label: string };
  /** A file to take. @default none */
  file?: { href: string; type: string; bytes: number };
  /** Its text, with line breaks. */
  content: string;
}

/** A feed, all of it as text. */
export interface Feed {
  id: string;
  title: string;
  /** Name of who publishes it. */
  author: string;
  /** Language of its texts (BCP 47). */
  lang: string;
  /** Its own address. */
  self: string;
  /** Address of the page that it follows. */
  page: string;
  /** When anything in it changed last. */
  updated: Date;
  entries: readonly FeedEntry[];
}

/** Entries of a feed at most; whoever looks at it once a month misses none. */
const mostEntries = 100;

/** Firmware in the download centre (specification, section 3). */
const firmware = 3;

const manifests = { cn: cnManifest, en: enManifest };

/** Where the site is: its origin, or '' for addresses that begin with the path. */
interface Place {
  language: Language;
  origin: string;
}

/**
 * What the maker says of devices in use, newest first: its announcements and notices. A notice that was withdrawn stays, and says
 * so: whoever read it is to hear of that too.
 *
 * @param product code of the model it follows, whose firmware is then in it as well; null for all models.
 */
export async function noticeFeed(
  db: Database,
  { product, ...place }: Place & { product: string | null },
): Promise<Feed> {
  const { language, origin } = place;
  const made = await Promise.all([
    noticeEntries(db, product, place),
    product === null ? Promise.resolve([]) : firmwareEntries(db, product, place),
  ]);
  const entries = [...made.flat(), ...announcementEntries(product, place)]
    .toSorted((one, other) => Number(other.updated) - Number(one.updated))
    .slice(0, mostEntries);
  const name = product ?? 'notices';
  return {
    id: stableId(`feed/${language}/${name}`),
    title:
      product === null
        ? translate(language, 'notice-feed', 'title')
        : translate(language, 'notice-feed', 'ofModel', { product }),
    author: manifests[language].short_name,
    lang: htmlLang[language],
    self: `${origin}/feeds/${language}/${name}.xml`,
    page: `${origin}/${language}/announcement`,
    // Of nothing there was no change since the first announcement of all.
    updated: entries[0]?.updated ?? dayOf(announcements.at(-1)?.date ?? '2024-01-01'),
    entries,
  };
}

async function noticeEntries(
  db: Database,
  product: string | null,
  { language, origin }: Place,
): Promise<FeedEntry[]> {
  const ofProduct = db
    .select({ found: sql`1` })
    .from(noticeScope)
    .where(and(eq(noticeScope.noticeNumber, notice.number), eq(noticeScope.productCode, product ?? '')));
  const rows = await db
    .select()
    .from(notice)
    .where(product === null ? undefined : exists(ofProduct))
    .orderBy(desc(notice.publishedAt))
    .limit(mostEntries);
  const scopesOf = await readScopes(db, rows);
  return rows.map((row) => {
    const { number, severity, texts, publishedAt, withdrawnAt } = row;
    const { title, text } = texts[language];
    const scopes = scopesOf(row).map((scope) => scopeText(language, scope));
    return {
      id: stableId(`notice/${language}/${number}`),
      title: withdrawnAt === null ? title : translate(language, 'notice-feed', 'withdrawn', { title }),
      published: publishedAt,
      updated: withdrawnAt ?? publishedAt,
      page: `${origin}/${language}/announcement${withdrawnAt === null ? `#${number}` : ''}`,
      category: { term: severity, label: translate(language, 'notices', `severities.${severity}`) },
      content:
        withdrawnAt === null
          ? [number, [translate(language, 'notices', 'concerns'), ...scopes].join('\n'), text].join('\n\n')
          : translate(language, 'notice-feed', 'withdrawnText', { number }),
    };
  });
}

function announcementEntries(product: string | null, { language, origin }: Place): FeedEntry[] {
  return announcements
    .filter((each) => product === null || announcedProducts(each).some((code) => code === product))
    .map(({ id, number, date }) => ({
      id: stableId(`announcement/${language}/${id}`),
      title: translate(language, 'announcements', `items.${id}.title`),
      published: dayOf(date),
      updated: dayOf(date),
      page: `${origin}/${language}/announcement#${id}`,
      content: `${number}\n\n${translate(language, 'announcements', `items.${id}.summary`)}`,
    }));
}

async function firmwareEntries(
  db: Database,
  product: string,
  { language, origin }: Place,
): Promise<FeedEntry[]> {
  const files = await otaFilesOfProduct(db, firmware, product, language);
  return files.map(({ id, name, version, date, url, size, notes }) => ({
    id: stableId(`firmware/${language}/${id}`),
    title: translate(language, 'notice-feed', 'firmware', { name, version }),
    published: dayOf(date),
    updated: dayOf(date),
    page: `${origin}/${language}/details/downloads/${product}`,
    file: { href: origin + url, type: 'application/octet-stream', bytes: size },
    content: notes.join('\n'),
  }));
}

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Of these names all ids are made; a random UUID that stays as it is. */
const namespace = Buffer.from('6f1d9c52e0a84b3b9d5c7e42a1b0c3d8', 'hex');

/**
 * An id by name (UUID version 5, RFC 9562) as a URN: the same from every server, under every address of the site, whatever
 * else is in the feed.
 */
function stableId(name: string): string {
  const hash = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
