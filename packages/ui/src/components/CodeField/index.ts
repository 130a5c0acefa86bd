export type { CodeFieldProps, CodeFieldResend } from './CodeField.tsx';
export { CodeField } from './CodeField.tsx';
