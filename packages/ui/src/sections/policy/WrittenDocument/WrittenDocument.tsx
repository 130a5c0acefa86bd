import { Fragment } from 'react';
import { DocumentLayout, type DocumentLayoutProps } from '../../../components/DocumentLayout/index.ts';

export type WrittenSection = {
  /** Its anchor. */
  id: string;
  /** Heading of the section. */
  title: string;
  /** Its paragraphs. */
  paragraphs?: readonly string[] | undefined;
  /** A list below the paragraphs. */
  items?: readonly string[] | undefined;
  /** The list says what to do one after the other. @default false */
  ordered?: boolean | undefined;
};

export type WrittenDocumentProps = Omit<DocumentLayoutProps, 'contents' | 'children'> & {
  /** Sections of the document, each with a heading. */
  sections: readonly WrittenSection[];
};

/** A text of paragraphs and lists under headings, with the list of its headings beside it, to be read and printed. */
export function WrittenDocument({ sections, ...rest }: WrittenDocumentProps) {
  return (
    <DocumentLayout columns="page" contents={sections.map(({ id, title: text }) => ({ id, text }))} {...rest}>
      {sections.map(({ id, title, paragraphs = [], items = [], ordered = false }) => {
        const List = ordered ? 'ol' : 'ul';
        return (
          <Fragment key={id}>
            <h2 id={id}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length > 0 && (
              <List>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </List>
            )}
          </Fragment>
        );
      })}
    </DocumentLayout>
  );
}
