import type { ColorTokens } from './grounds.ts';

// Which colours meet on the page. `tokens.test.ts` measures them on every ground, and
// `scripts/colors.test.ts` holds the style sheets to them.

export type Color = Exclude<keyof ColorTokens, 'floatShadow'>;

/** Grounds that words stand on. */
export const surfaces = ['ground', 'raised', 'raised2'] as const satisfies Color[];

/** Roles that set words, and so need 4.5:1 wherever they may stand. */
export const words = [
  'text',
  'quiet',
  'signal',
  'signalHover',
  'beam',
  'positive',
  'caution',
  'critical',
] as const satisfies Color[];

/** Edges of controls, drawn lines and the dark end of the light on a large code: 3:1. */
export const marks = ['control', 'focus'] as const satisfies Color[];

/** Fills that are no surface, each with the words that stand on it. A pressed control has the hairline's colour. */
export const fills = {
  signal: ['onSignal'],
  signalHover: ['onSignal'],
  signalPressed: ['onSignal'],
  text: ['ground'],
  beam: ['ground'],
  line: ['text', 'quiet'],
} as const satisfies Partial<Record<Color, Color[]>>;

/** Bars, dots and tracks: nothing is written on them, and they are seen as words or marks are. */
export const bareFills = ['control', 'critical', 'quiet'] as const satisfies Color[];

/** Hairlines part what is beside each other and never are all there is of a control; they are not measured. */
export const decoration = 'line';

/** What stays to be seen under opacity; words at their least. */
export const faded: Record<string, readonly { word: Color; opacity: number }[]> = {
  'CarouselSlide.css.ts': [{ word: 'text', opacity: 0.7 }],
};

/** Opacities of pictures and of what says nothing. */
export const fadedPictures: Record<string, readonly number[]> = {
  'BeamCode.css.ts': [0.13],
  'CarouselSlide.css.ts': [0.58],
  'Configurator.css.ts': [0.6, 0.2],
  'LoadTray.css.ts': [0.4],
  'MilestoneScale.css.ts': [0.6],
  'Skeleton.css.ts': [0.5],
};

/** Every pair with the least contrast that WCAG asks of it. */
export const measured = [
  ...surfaces.flatMap((fill) => words.map((word) => ({ word, fill, least: 4.5 }))),
  ...surfaces.flatMap((fill) => marks.map((word) => ({ word, fill, least: 3 }))),
  ...Object.entries(fills).flatMap(([name, on]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys
    on.map((word) => ({ word, fill: name as keyof typeof fills, least: 4.5 })),
  ),
];
