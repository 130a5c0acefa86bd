import type { ReactNode } from 'react';
import { DocumentList, type DocumentListProps } from '../../../components/DocumentList/index.ts';
import { DocumentRow, type DocumentRowTranslations } from '../../../components/DocumentRow/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { SectionHeading } from '../../../components/SectionHeading/index.ts';
import { DownloadIcon } from '../../../icons/index.ts';

export type VersionHistoryProps = Omit<DocumentListProps, 'title' | 'facts' | 'children'> & {
  /** The heading. */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** Newest first. */
  versions: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** The version of the file, as it is written. */
    version: string;
    /** ISO date, shown as it is. */
    date: string;
    /** Size of the file. @unit bytes */
    size: number;
    /** The file's name, under which it is saved. */
    file: string;
    /** The address of the file. */
    href: string;
    /** What opens below the row: what changed, its FileDetails. */
    details: ReactNode;
  }[];
  /** Its words, in the language of the page. */
  translations: DocumentRowTranslations & {
    /** Name of the download's link: "Download S3mini-2.3.0.ufw". */
    download: (file: string) => string;
  };
};

/** Versions of a file before the newest, a row each. What changed in one opens in place. */
export function VersionHistory({ title, level = 2, versions, translations, ...rest }: VersionHistoryProps) {
  return (
    <DocumentList
      title={<SectionHeading size="xxs" level={level} title={title} />}
      facts={[translations.date, translations.size]}
      {...rest}
    >
      {versions.map(({ key, version, date, size, file, href, details }) => (
        <DocumentRow
          key={key}
          code={version}
          level={level === 2 ? 3 : 4}
          date={date}
          size={size}
          action={
            <IconButton
              variant="quiet"
              size="toolbar"
              label={translations.download(file)}
              href={href}
              download={file}
            >
              <DownloadIcon size={20} />
            </IconButton>
          }
          details={details}
          translations={translations}
        />
      ))}
    </DocumentList>
  );
}
