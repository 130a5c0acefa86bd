import type { Announcement } from './announcements.ts';
import type { Language } from './language.ts';

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

/** Written by `npm run manuals`. */
export const announcementFiles: readonly AnnouncementFile[] = [
  {
    id: 'data-guide',
    language: 'en',
    pages: 1,
    size: 25_805,
    sha256: '94c326c64b8c5bea0437d3ca825781a551b1239b1fd7a65b7482fd8efd097cb9',
  },
  {
    id: 'data-guide',
    language: 'cn',
    pages: 1,
    size: 53_399,
    sha256: '367fa116a8939dc5531961a2b4a34097717804af8a68bfd03d33d146a894d37b',
  },
  {
    id: 'care-guide',
    language: 'en',
    pages: 2,
    size: 31_736,
    sha256: '6c79e6565a90e07405c650792199a07ed942d97141b98dc73db0599596551e1c',
  },
  {
    id: 'care-guide',
    language: 'cn',
    pages: 2,
    size: 60_045,
    sha256: '1433fa66a9cd121d9e24c4b97de35d021afedf419b14a0bd3c7102bb70e03226',
  },
  {
    id: 'activation-manual',
    language: 'en',
    pages: 2,
    size: 32_338,
    sha256: 'ee8b93750f701a570436cd8b8035b9fa985915d234ba57615fac9349fb289e1e',
  },
  {
    id: 'activation-manual',
    language: 'cn',
    pages: 2,
    size: 66_619,
    sha256: '353ddf55b38e1c8a490d024350e09e95b43abe0494a01b8327df3bf91bd954a0',
  },
  {
    id: 'activation-notice',
    language: 'en',
    pages: 2,
    size: 29_921,
    sha256: 'd0be64b5457c7378830583ff34b2eb51ebd76f5e70fc94ab4f314944972a7350',
  },
  {
    id: 'activation-notice',
    language: 'cn',
    pages: 2,
    size: 52_162,
    sha256: 'a3545b73bc22d61fdc3a42f7421456db7e63a4d527b5c95d5bfde33a35571d8e',
  },
];
