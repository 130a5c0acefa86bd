export { FormLayout } from './FormLayout.tsx';
