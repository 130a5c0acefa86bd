export type { TextFieldCounter, TextFieldProps, TextInputProps } from './TextField.tsx';
export { TextField } from './TextField.tsx';
