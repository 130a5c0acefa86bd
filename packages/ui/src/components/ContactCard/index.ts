export {
  ContactCard,
  type ContactCardProps,
  type ContactCardTranslations,
  type ContactChannel,
} from './ContactCard.tsx';
export { OpenState, type OpenStateProps, type OpenStateTranslations } from './OpenState.tsx';
export { type OpeningHours, type OpeningState, openingState } from './openingHours.ts';
