export { FormFields, type FormFieldsProps } from './FormFields.tsx';
