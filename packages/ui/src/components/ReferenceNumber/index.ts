export {
  ReferenceNumber,
  type ReferenceNumberProps,
  type ReferenceNumberTranslations,
} from './ReferenceNumber.tsx';
