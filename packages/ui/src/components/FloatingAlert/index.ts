export { FloatingAlert } from './FloatingAlert.tsx';
