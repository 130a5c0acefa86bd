export type { Failure } from '../calls/failure.ts';
export type { SignInInput } from './context.ts';
export { signInMachine } from './machine.ts';
export type { CodeSubmission, NewPasswordBody, ProofSubmission, SignInSubmission } from './submission.ts';
export { fieldsOf, type SignInField, type View, viewNumbers } from './views.ts';
