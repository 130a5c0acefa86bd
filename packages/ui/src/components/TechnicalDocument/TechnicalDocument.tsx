import type { CodeBlockTranslations } from '../CodeBlock/index.ts';
import { DocumentLayout, type DocumentLayoutProps } from '../DocumentLayout/index.ts';
import { blockElement } from './blockElement.tsx';
import type { Block } from './blocks.ts';
import { contentsOf } from './contentsOf.ts';

export type TechnicalDocumentProps = Omit<DocumentLayoutProps, 'contents' | 'children' | 'translations'> & {
  /** The document, part by part. */
  blocks: readonly Block[];
  /** Its words, in the language of the page. */
  translations: DocumentLayoutProps['translations'] & {
    /** Words of the code in it. */
    code: CodeBlockTranslations;
  };
};

/** A technical document that was parsed before, with its headings listed beside it. */
export function TechnicalDocument({ blocks, translations, ...rest }: TechnicalDocumentProps) {
  return (
    <DocumentLayout contents={contentsOf(blocks)} translations={translations} {...rest}>
      {blocks.map((block, index) => blockElement(block, index, translations.code))}
    </DocumentLayout>
  );
}
