import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { type GroundName, groundColor } from './ground-color.ts';
import { type ColorTokens, grounds } from './grounds.ts';
import { kebab } from './kebab.ts';
import { tokensLayer } from './layers.css.ts';
import { media } from './media.ts';
import { control, fontFamily, leading, motion, page, radius, space, stroke, type } from './tokens.ts';

/** The same keys with other values. */
function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Record<Key, To> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value, key as Key)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
  return Object.fromEntries(entries) as Record<Key, To>;
}

/** Unitless tokens become pixels here and nowhere else. */
function toCss<Key extends string>(tokens: Readonly<Record<Key, string | number>>): Record<Key, string> {
  return mapValues(tokens, (value: string | number) => (typeof value === 'number' ? `${value}px` : value));
}

function names<Key extends string>(tokens: Readonly<Record<Key, unknown>>): Record<Key, string> {
  return mapValues(tokens, () => '');
}

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
    leading: names(leading.latin),
  },
  (_value, path) => `pl-${path.map(kebab).join('-')}`,
);

type Tree = { [key: string]: string | Tree };

/** Custom properties of a part of the contract, each with its value. */
function assign(contract: Tree, values: Tree): Record<string, string> {
  const assigned: Record<string, string> = {};
  for (const [key, name] of Object.entries(contract)) {
    const value = values[key];
    if (typeof name === 'string' && typeof value === 'string') {
      assigned[name.slice('var('.length, -1)] = value;
    } else if (typeof name === 'object' && typeof value === 'object') {
      Object.assign(assigned, assign(name, value));
    } else {
      throw new TypeError(`No value for the token ${key}.`);
    }
  }
  return assigned;
}

/** A stack whose display face has its stand-in behind it (`global.css.ts`), which is no token: it is there to be replaced. */
const withFallback = (stack: string) => stack.replace("'Archivo'", "'Archivo', 'Archivo Fallback'");

/** The roles as a ground has them, or a brand on it. */
const colors = (ground: GroundName) =>
  assign(
    vars.color,
    mapValues(grounds[ground], (_color, role) => groundColor(ground, role)),
  );

const inLayer = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [tokensLayer]: rule } });

inLayer(':root', {
  vars: {
    ...colors('night'),
    ...assign(vars.type, type),
    ...assign(vars.space, toCss(space)),
    ...assign(vars.page, toCss(page)),
    ...assign(vars.radius, toCss(radius)),
    ...assign(vars.stroke, toCss(stroke)),
    ...assign(vars.control, toCss(control)),
    ...assign(vars.motion, motion),
    ...assign(vars.font, {
      display: withFallback(fontFamily.display),
      text: fontFamily.textLatin,
      mono: fontFamily.mono,
    }),
    ...assign(vars.leading, mapValues(leading.latin, String)),
  },
});

// Where the language is said, and not on all that is in it, so that a brand's face set on an element is inherited there too.
inLayer('[lang|="zh" i]', {
  vars: {
    ...assign(vars.font, {
      display: withFallback(`'Archivo', ${fontFamily.textHan}`),
      text: fontFamily.textHan,
      mono: fontFamily.mono,
    }),
    ...assign(vars.leading, mapValues(leading.han, String)),
  },
});

const theme = (name: string) => `[data-theme="${name}"]`;

inLayer(theme('night'), {
  vars: colors('night'),
  colorScheme: 'dark',
  // Light words on a night that printers leave out could not be read.
  '@media': { print: { vars: colors('paper'), colorScheme: 'light' } },
});
inLayer(theme('sheet'), {
  vars: colors('paper'),
  colorScheme: 'light',
  '@media': {
    // Print is always on paper, whatever the screen's scheme.
    'screen and (prefers-color-scheme: dark)': { vars: colors('darkPaper'), colorScheme: 'dark' },
  },
});
// Fixed grounds, for a place that must not follow the visitor's scheme (Storybook's toolbar, a sample).
inLayer(`${theme('sheet')}[data-ground="paper"]`, { vars: colors('paper'), colorScheme: 'light' });
inLayer(`${theme('sheet')}[data-ground="dark"]`, { vars: colors('darkPaper'), colorScheme: 'dark' });

/**
 * Colours the browser does not force are ours to give up: those of gradients over a picture, of masks and of whatever opts
 * out. They become the visitor's own, in every theme.
 */
const forced: Omit<ColorTokens, 'floatShadow'> = {
  ground: 'Canvas',
  raised: 'Canvas',
  raised2: 'Canvas',
  line: 'CanvasText',
  control: 'CanvasText',
  text: 'CanvasText',
  quiet: 'CanvasText',
  signal: 'Highlight',
  // Browsers put the canvas behind forced text, whatever its box is filled with.
  onSignal: 'CanvasText',
  signalHover: 'Highlight',
  signalPressed: 'Highlight',
  beam: 'CanvasText',
  positive: 'CanvasText',
  caution: 'CanvasText',
  critical: 'CanvasText',
  focus: 'Highlight',
};
for (const selector of [':root', theme('night'), theme('sheet')]) {
  inLayer(selector, {
    '@media': { [media.forced]: { vars: assign(vars.color, { ...forced, floatShadow: 'none' }) } },
  });
}
