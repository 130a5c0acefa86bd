export { DeskLayout, type DeskLayoutProps } from './DeskLayout.tsx';
