import type { Language } from '../../packages/catalog/src/index.ts';

/** What the catalogue says of a printed file. */
export interface PrintedFile {
  pages: number;
  size: number;
  sha256: string;
}

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '_');

/** `manual-files.ts` of the catalogue. */
export function manualModule(printed: readonly { id: string; file: PrintedFile }[]): string {
  const rows = printed.map(({ id, file: { pages, size, sha256 } }) => {
    const parts = [String(pages), grouped(size), `'${sha256}'`];
    const row = `  '${id}': [${parts.join(', ')}],\n`;
    // As the formatter writes what is longer than a line.
    return row.length > 111 ? `  '${id}': [\n${parts.map((part) => `    ${part},\n`).join('')}  ],\n` : row;
  });
  return `/** Pages, bytes and SHA-256 of each manual by its id. Written by \`npm run manuals\`. */
export const manualFiles: Readonly<Record<string, readonly [pages: number, size: number, sha256: string]>> = {
${rows.join('')}};
`;
}

/** `announcement-files.ts` of the catalogue. */
export function announcementModule(
  printed: readonly { id: string; language: Language; file: PrintedFile }[],
): string {
  const rows = printed.map(
    ({ id, language, file: { pages, size, sha256 } }) => `  {
    id: '${id}',
    language: '${language}',
    pages: ${pages},
    size: ${grouped(size)},
    sha256: '${sha256}',
  },
`,
  );
  return `import type { Announcement } from './announcements.ts';
import type { Language } from './language.ts';

/** An announcement as a file to download: \`{id}-{language}.pdf\`. */
interface AnnouncementFile {
  id: Announcement['id'];
  language: Language;
  pages: number;
  /** Bytes of the file. */
  size: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
}

/** Written by \`npm run manuals\`. */
export const announcementFiles: readonly AnnouncementFile[] = [
${rows.join('')}];
`;
}
