export type { HeroPicture, HeroProps } from './Hero.tsx';
export { Hero } from './Hero.tsx';
