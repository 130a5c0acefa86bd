export { FormFields } from './FormFields.tsx';
