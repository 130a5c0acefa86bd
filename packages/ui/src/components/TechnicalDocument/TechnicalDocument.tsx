import type { ReactNode } from 'react';
import type { CodeBlockTranslations } from '../CodeBlock/index.ts';
import { DocumentLayout, type DocumentLayoutProps } from '../DocumentLayout/index.ts';
import { blockElement } from './blockElement.tsx';
import type { Block } from './blocks.ts';
import { contentsOf } from './contentsOf.ts';

export type TechnicalDocumentProps = Omit<DocumentLayoutProps, 'contents' | 'children' | 'translations'> & {
  /** The document, part by part. */
  blocks: readonly Block[];
  /** What stands at the end of a heading's own part, before the next heading, by the heading's id. @default nothing */
  after?: ((id: string) => ReactNode) | undefined;
  /** Its words, in the language of the page. */
  translations: DocumentLayoutProps['translations'] & {
    /** Words of the code in it. */
    code: CodeBlockTranslations;
  };
};

/** A technical document that was parsed before, with its headings listed beside it. */
export function TechnicalDocument({ blocks, after, translations, ...rest }: TechnicalDocumentProps) {
  const parts: ReactNode[] = [];
  let heading: string | null = null;
  const end = () => {
    if (heading !== null && after)
      parts.push(<EndOfPart key={`after-${heading}`}>{after(heading)}</EndOfPart>);
  };
  for (const [index, block] of blocks.entries()) {
    if (block[0] === 'h2' || block[0] === 'h3') {
      end();
      heading = block[1];
    }
    parts.push(blockElement(block, index, translations.code));
  }
  end();
  return (
    <DocumentLayout contents={contentsOf(blocks)} translations={translations} {...rest}>
      {parts}
    </DocumentLayout>
  );
}

/** A component, so that what is in it is left as it is: the document's own elements get reading aids. */
const EndOfPart = ({ children }: { children: ReactNode }) => children;
