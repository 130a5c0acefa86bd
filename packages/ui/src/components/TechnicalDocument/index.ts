export { codeElements } from './blockElement.tsx';
export { type Block, type Inline, type Token, type TokenKind, wordsOf } from './blocks.ts';
export { TechnicalDocument, type TechnicalDocumentProps } from './TechnicalDocument.tsx';
