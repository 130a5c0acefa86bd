export type { ContentsItem } from './currentHeading.ts';
export {
  DocumentLayout,
  type DocumentLayoutProps,
  type DocumentLayoutTranslations,
} from './DocumentLayout.tsx';
