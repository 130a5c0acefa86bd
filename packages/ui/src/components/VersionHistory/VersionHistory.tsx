import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/index.ts';
import { DownloadRow, type DownloadRowProps } from '../DownloadRow/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import { Stack, type StackProps } from '../Stack/index.ts';

export type VersionHistoryProps = Omit<StackProps, 'as' | 'title' | 'children'> & {
  /** The heading. */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** Newest first. What changed in one unfolds in place. */
  versions: readonly (Pick<DownloadRowProps, 'version' | 'date' | 'size' | 'sha256' | 'file' | 'href'> & {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is new in it. */
    changes?:
      | {
          /** Words that unfold the changes. */
          summary: string;
          /** The changes, as a list. */
          list: ReactNode;
        }
      | undefined;
  })[];
  /** Its words, in the language of the page. */
  translations: DownloadRowProps['translations'];
};

/** Versions of a file before the newest, a row each. */
export function VersionHistory({ title, level, versions, translations, ...rest }: VersionHistoryProps) {
  return (
    <Stack as="section" {...rest}>
      <SectionHeading size="xxs" level={level} title={title} />
      <div>
        {versions.map(({ key, changes, ...file }) => (
          <div key={key}>
            <DownloadRow {...file} translations={translations} />
            {changes && <Disclosure summary={changes.summary}>{changes.list}</Disclosure>}
          </div>
        ))}
      </div>
    </Stack>
  );
}
