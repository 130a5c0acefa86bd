/** A headed part of a document. */
export interface MarkdownSection {
  /** Its anchor. */
  id: string;
  title: string;
  /** Its first paragraph, without marks. */
  lead: string;
  /** Names of methods and numbers of errors that stand in it. */
  names: string[];
}

const heading = /^#{2,3} (.+) \{#([\w-]+)\}$/;

const plain = (line: string) =>
  line
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .trim();

/**
 * Reads title, description and headed parts of a document.
 *
 * @throws when it has no title or description in its front matter
 */
export function readMarkdown(source: string): {
  title: string;
  description: string;
  sections: MarkdownSection[];
} {
  const [, front = '', body = ''] = /^---\s*\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const title = /^title: (.+)$/m.exec(front)?.[1];
  const description = /^description: "?(.+?)"?$/m.exec(front)?.[1];
  if (!title || !description)
    throw new Error('A document has no title or no description in its front matter.');
  const sections: MarkdownSection[] = [];
  let isCode = false;
  for (const line of body.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode) continue;
    const [, name, id] = heading.exec(line) ?? [];
    if (name && id) sections.push({ id, title: plain(name), lead: '', names: [] });
    const section = sections.at(-1);
    if (!section) continue;
    if (section.lead === '' && /^[\p{L}\p{N}`[]/u.test(line)) section.lead = plain(line);
    for (const [found] of line.matchAll(/\b(?:[a-z]+(?:_[a-z]+)+|\d{5,6})\b/g))
      if (!section.names.includes(found)) section.names.push(found);
  }
  return { title, description, sections };
}
