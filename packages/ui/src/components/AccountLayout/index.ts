export { AccountLayout, type AccountLayoutProps } from './AccountLayout.tsx';
