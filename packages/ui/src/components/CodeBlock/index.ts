export { CodeBlock, type CodeBlockProps, type CodeBlockTranslations } from './CodeBlock.tsx';
