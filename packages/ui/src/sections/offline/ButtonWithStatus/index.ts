export { ButtonWithStatus, type ButtonWithStatusProps } from './ButtonWithStatus.tsx';
