export type { PhraseTextProps } from './PhraseText.tsx';
export { PhraseText } from './PhraseText.tsx';
