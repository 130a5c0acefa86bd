export { ContactCards, type ContactCardsProps } from './ContactCards.tsx';
