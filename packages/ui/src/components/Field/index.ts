export type { FieldControl, FieldProps, FieldSetProps, FieldTexts } from './Field.tsx';
export { Field, FieldSet } from './Field.tsx';
