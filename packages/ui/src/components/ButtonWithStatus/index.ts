export { ButtonWithStatus } from './ButtonWithStatus.tsx';
