import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DownloadRow, type DownloadRowProps } from '../DownloadRow/index.ts';
import * as styles from './VersionChoice.css.ts';

export type VersionChoiceProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** Newest first. */
  versions: readonly (Pick<DownloadRowProps, 'version' | 'date' | 'size' | 'sha256' | 'file' | 'href'> & {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What changed in it, a line each; empty where that is not known. */
    notes: readonly string[];
    /** What can be done with it besides downloading it. @default nothing */
    action?: ReactNode;
  })[];
  /** Its words, in the language of the page. */
  translations: DownloadRowProps['translations'] & {
    /** Name of the list of what changed: "Changes in 2.4.1". */
    notes: (version: string) => string;
  };
};

/** Versions of a file to choose from, with what changed in each and what can be done with it. */
export function VersionChoice({ versions, translations, ...rest }: VersionChoiceProps) {
  return (
    <ul {...rest}>
      {versions.map(({ key, notes, action, ...file }) => (
        <li key={key} className={styles.version}>
          <DownloadRow className={styles.row} {...file} translations={translations} />
          {notes.length > 0 && (
            <ul className={styles.notes} aria-label={translations.notes(file.version)}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {action}
        </li>
      ))}
    </ul>
  );
}
