export { type Block, type Inline, type Token, type TokenKind, wordsOf } from './blocks.ts';
export { TechnicalDocument } from './TechnicalDocument.tsx';
