export { AccountLayout } from './AccountLayout.tsx';
