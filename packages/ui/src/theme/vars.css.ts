import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { tokensLayer } from './layers.css.ts';
import {
  type ColorTokens,
  control,
  fontFamily,
  grounds,
  motion,
  page,
  radius,
  space,
  stroke,
  type,
} from './tokens.ts';

/** Unitless tokens become pixels here and nowhere else. */
function toCss<T extends Record<string, string | number>>(tokens: T): { [K in keyof T]: string } {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, typeof value === 'number' ? `${value}px` : value]),
  ) as { [K in keyof T]: string };
}

function names<T extends object>(tokens: T): { [K in keyof T]: string } {
  return Object.fromEntries(Object.keys(tokens).map((name) => [name, ''])) as { [K in keyof T]: string };
}

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The theme contract: every custom property a component may use. A missing token is a type error. */
export const vars = createGlobalThemeContract(
  {
    color: names(grounds.night),
    type: names(type),
    space: names(space),
    page: names(page),
    radius: names(radius),
    stroke: names(stroke),
    control: names(control),
    motion: names(motion),
    font: { display: '', text: '', mono: '' },
    leading: { text: '', heading: '' },
  },
  (_value, path) => `pl-${path.map(kebab).join('-')}`,
);

type Tree = { [key: string]: string | Tree };

function assign(contract: Tree, values: Tree): Record<string, string> {
  const assigned: Record<string, string> = {};
  for (const [key, name] of Object.entries(contract)) {
    const value = values[key];
    if (value === undefined) throw new Error(`No value for the token ${key}.`);
    if (typeof name === 'string') assigned[name.slice('var('.length, -1)] = value as string;
    else Object.assign(assigned, assign(name, value as Tree));
  }
  return assigned;
}

const colors = (tokens: ColorTokens) => assign(vars.color, tokens);

const inLayer = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [tokensLayer]: rule } });

inLayer(':root', {
  vars: {
    ...colors(grounds.night),
    ...assign(vars.type, type),
    ...assign(vars.space, toCss(space)),
    ...assign(vars.page, toCss(page)),
    ...assign(vars.radius, toCss(radius)),
    ...assign(vars.stroke, toCss(stroke)),
    ...assign(vars.control, toCss(control)),
    ...assign(vars.motion, motion),
    ...assign(vars.font, { display: fontFamily.display, text: fontFamily.textLatin, mono: fontFamily.mono }),
    ...assign(vars.leading, { text: '1.55', heading: '1.06' }),
  },
});

inLayer(':lang(zh)', {
  vars: {
    ...assign(vars.font, {
      display: `'Archivo', ${fontFamily.textHan}`,
      text: fontFamily.textHan,
      mono: fontFamily.mono,
    }),
    ...assign(vars.leading, { text: '1.75', heading: '1.25' }),
  },
});

const register = (name: string) => `[data-register="${name}"]`;

inLayer(register('night'), { vars: colors(grounds.night), colorScheme: 'dark' });
inLayer(register('sheet'), {
  vars: colors(grounds.paper),
  colorScheme: 'light',
  '@media': {
    // Print is always on paper, whatever the screen's scheme.
    'screen and (prefers-color-scheme: dark)': { vars: colors(grounds.darkPaper), colorScheme: 'dark' },
  },
});
// Fixed grounds, for a place that must not follow the visitor's scheme (Storybook's toolbar, a sample).
inLayer(`${register('sheet')}[data-ground="paper"]`, { vars: colors(grounds.paper), colorScheme: 'light' });
inLayer(`${register('sheet')}[data-ground="dark"]`, { vars: colors(grounds.darkPaper), colorScheme: 'dark' });
