export { FloatingAlert, type FloatingAlertProps } from './FloatingAlert.tsx';
