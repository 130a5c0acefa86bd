export type { FormProps } from './Form.tsx';
export { Form } from './Form.tsx';
