export type { Failure } from '../calls/failure.ts';
export { type SignInContext, wasCodeSent } from './context.ts';
export { createSignIns, type SignInActor, type SignInPorts, type SignIns } from './controller.ts';
export type { CodeSubmission, NewPasswordBody, ProofSubmission, SignInSubmission } from './submission.ts';
export { fieldsOf, type SignInField, type View } from './views.ts';
