export { DeskNav, type DeskNavProps } from './DeskNav.tsx';
