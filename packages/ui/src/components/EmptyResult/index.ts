export type { EmptyResultProps } from './EmptyResult.tsx';
export { EmptyResult } from './EmptyResult.tsx';
