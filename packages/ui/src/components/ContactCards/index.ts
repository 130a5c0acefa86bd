export { ContactCards } from './ContactCards.tsx';
