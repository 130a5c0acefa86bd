import type { Feed, FeedEntry } from '../services/feed.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not take, however they are written. */
// oxlint-disable-next-line no-control-regex
const notInXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

const escaped = (text: string) =>
  text.replaceAll(notInXml, '\ufffd').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

function empty(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}/>`;
}

/** A feed in Atom (RFC 4287). Its texts are plain text: nothing in them is markup to whoever reads it. */
export function atomOf({ id, title, author, lang, self, page, updated, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(lang)}">`,
    element('id', id),
    element('title', title),
    element('updated', updated.toISOString()),
    `<author>${element('name', author)}</author>`,
    empty('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    empty('link', { rel: 'alternate', type: 'text/html', href: page }),
    ...entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf({ id, title, published, updated, page, category, file, content }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', published.toISOString()),
    element('updated', updated.toISOString()),
    empty('link', { rel: 'alternate', type: 'text/html', href: page }),
    ...(file
      ? [empty('link', { rel: 'enclosure', type: file.type, length: String(file.bytes), href: file.href })]
      : []),
    ...(category ? [empty('category', category)] : []),
    `<content type="text">${escaped(content)}</content>`,
    '</entry>',
  ].join('\n');
}
