export { type Language, languages } from '@payload/catalog/language';
export {
  type Aircraft,
  aircraftModels,
  budgetRanges,
  type CompareParams,
  type DeviceProducts,
  type HomeCategoryItem,
  type HomeCompareItem,
  type HomeDeviceItem,
  type HomeHotItem,
  type HomeInfo,
  neededFeatures,
  type OtaFile,
  type OtaType,
  type ProductInfo,
  type ProductSummary,
  type ProductType,
  productTypes,
  type Recommendation,
  type RecommendationAnswers,
  type SpecValue,
  scenarios,
} from '@payload/catalog/replies';
export * from './account.ts';
export * from './activation.ts';
export { applyChecks } from './apply-checks.ts';
export type { Call, CallInput, CallReply } from './call.ts';
export * from './care.ts';
export * from './desk-devices.ts';
export * from './desk-figures.ts';
export * from './desk-requests.ts';
export * from './desk-session.ts';
export * from './device-facts.ts';
export * from './envelope.ts';
export * from './faults.ts';
export { passwordMinLength, readVerificationCode, verificationCodeLength } from './fields.ts';
export { textOfFile } from './file-text.ts';
export * from './home.ts';
export {
  canBeSeen,
  charactersOf,
  lettersAndDigits,
  readEmail,
  readExtensionMark,
  readPhone,
} from './intake.ts';
export * from './kept-request.ts';
export { type MessageKey, messageKeys } from './messages.ts';
export * from './notices.ts';
export * from './ota.ts';
export * from './own-contact.ts';
export * from './own-data.ts';
export * from './own-devices.ts';
export * from './own-sessions.ts';
export * from './own-sign-in.ts';
export * from './password.ts';
export * from './products.ts';
export { quoteModelsMax, quoteQuantityMax } from './quote-items.ts';
export * from './quoted-set.ts';
export * from './quotes.ts';
export * from './recommend.ts';
export * from './request-days.ts';
export * from './request-fields.ts';
export * from './request-messages.ts';
export * from './request-status.ts';
export * from './requests.ts';
export * from './sign-in.ts';
export { signInChecks } from './sign-in-checks.ts';
export * from './sign-out.ts';
export { spacedPhone } from './spaced-phone.ts';
export * from './uploads.ts';
export { type Refusal, type Validation, validate } from './validate.ts';
