export type { UploadRow } from '../uploads/row.ts';
export type { Draft, StoredDraft } from './draft.ts';
export {
  type ApplyField,
  type ApplyKind,
  fieldsOf,
  type ReturnKind,
  repairSteps,
  submittingStep,
  type TextField,
} from './forms.ts';
export { applyMachine } from './machine.ts';
export type { ApplyChecks, ApplyOutcome, ApplySubmission } from './submission.ts';
