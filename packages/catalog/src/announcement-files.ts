import { type Announcement, announcements } from './announcements.ts';
import { type Language, languages } from './language.ts';
import { manualFiles } from './manual-files.ts';

/** An announcement as a file to download: `{id}-{language}.pdf`. */
interface AnnouncementFile {
  id: Announcement['id'];
  language: Language;
  pages: number;
  /** Bytes of the file. */
  size: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
}

export const announcementFiles: readonly AnnouncementFile[] = announcements.flatMap(({ id }) =>
  languages.flatMap((language): AnnouncementFile[] => {
    const file = manualFiles[`${id}-${language}`];
    if (!file) return [];
    const [pages, size, sha256] = file;
    return [{ id, language, pages, size, sha256 }];
  }),
);
