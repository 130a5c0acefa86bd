export { FormParts, type FormPartsProps } from './FormParts.tsx';
