export { MenuPreview, type MenuPreviewProps } from './MenuPreview.tsx';
