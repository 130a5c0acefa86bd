export type { SiblingCardProps } from './SiblingCard.tsx';
export { SiblingCard } from './SiblingCard.tsx';
