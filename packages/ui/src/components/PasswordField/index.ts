export type { PasswordFieldProps, PasswordFieldTranslations } from './PasswordField.tsx';
export { PasswordField } from './PasswordField.tsx';
