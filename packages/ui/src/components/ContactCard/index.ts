export {
  ContactCard,
  type ContactCardProps,
  type ContactCardTranslations,
  type ContactChannel,
} from './ContactCard.tsx';
export { type OpeningHours, type OpeningState, openingState } from './openingHours.ts';
