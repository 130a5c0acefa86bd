export { FilmCard, type FilmCardProps } from './FilmCard.tsx';
