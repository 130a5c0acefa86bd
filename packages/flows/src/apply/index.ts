export type { UploadRow } from '../uploads/row.ts';
export { type ApplyForm, type ApplyPorts, createApplyForm } from './controller.ts';
export type { Draft, StoredDraft } from './draft.ts';
export { type DraftStorage, draftStorage, type FileStorage } from './draft-storage.ts';
export { type FormView, formViewOf } from './form-view.ts';
export {
  type ApplyField,
  type ApplyKind,
  applyKinds,
  fieldsOf,
  isAsked,
  isOpen,
  isText,
  needsAccount,
  type ReturnKind,
  repairSteps,
  submittingStep,
  type TextField,
  textFields,
} from './forms.ts';
export { begun, names } from './problem-asked.ts';
export { type QuoteItem, quantityOf, quoteItemsOf, quoteItemsText } from './quote-items.ts';
export { readSerial, type SerialReading } from './serial-number.ts';
export type { ApplyOutcome, ApplySubmission } from './submission.ts';
