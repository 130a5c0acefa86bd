export { type Failure, failureOf } from '../calls/failure.ts';
export {
  type Checked,
  createForm,
  type FormPorts,
  type FormSnapshot,
  type FormStore,
  type Values,
} from './create-form.ts';
