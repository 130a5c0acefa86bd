import { announcements, type Language, languages, manualEditions, types } from '@payload/catalog';
import { pictureName } from '@payload/catalog/picture-name';
import { announcementDocument } from './announcement-document.ts';
import { productManual } from './product-manual.ts';
import { userGuide } from './user-guide.ts';

/** A manual, guide or announcement in one language. */
interface DocumentFile {
  /** Its name, without ending. */
  id: string;
  /** The folder that its address names. */
  folder: 'manuals' | 'announcements';
  language: Language;
  /** Made of the catalogue alone, so that it has the same bytes until that changes. */
  make: (nightPictureOf: (name: string) => Promise<Buffer | null>) => Promise<Buffer>;
}

/** Every document of the download centre and of the announcements. */
export const documentFiles: readonly DocumentFile[] = [
  ...manualEditions.map((edition): DocumentFile => {
    const { id, product, productType, language } = edition;
    const shown = product ?? types.find(({ type }) => type === productType)?.picture ?? '';
    return {
      id,
      folder: 'manuals',
      language,
      make: async (nightPictureOf) => {
        const picture = await nightPictureOf(pictureName(shown, language));
        return product === null ? userGuide(edition, picture) : productManual(edition, picture);
      },
    };
  }),
  ...announcements.flatMap((announcement) =>
    languages.map(
      (language): DocumentFile => ({
        id: `${announcement.id}-${language}`,
        folder: 'announcements',
        language,
        make: () => announcementDocument(announcement, language),
      }),
    ),
  ),
];
