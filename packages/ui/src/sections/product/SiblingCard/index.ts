export { SiblingCard, type SiblingCardProps } from './SiblingCard.tsx';
export { SiblingCards } from './SiblingCards.tsx';
