import { type ColorTokens, grounds } from './grounds.ts';
import { kebab } from './kebab.ts';

export type GroundName = keyof typeof grounds;

/** Grounds as custom properties call them. */
const names = { night: 'night', paper: 'paper', darkPaper: 'dark' } as const satisfies Record<
  GroundName,
  string
>;

/** What a brand sets on any element to change a colour of a ground in it: `--pl-night-signal`. */
export const groundProperty = (ground: GroundName, role: string): `--pl-${string}` =>
  `--pl-${names[ground]}-${kebab(role)}`;

/** A colour of a ground, or a brand's: `var(--pl-night-signal, #FF6A2B)`. The roles have them in `brand.css.ts`. */
export const groundColor = (ground: GroundName, role: keyof ColorTokens) =>
  `var(${groundProperty(ground, role)}, ${grounds[ground][role]})`;
