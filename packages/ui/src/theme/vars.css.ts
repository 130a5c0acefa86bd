import { createGlobalThemeContract } from '@vanilla-extract/css';
import { assignColors, groundRules, inTokens, property } from './ground-rules.ts';
import { grounds } from './grounds.ts';
import { kebab } from './kebab.ts';
import { control, fontFamily, leading, motion, page, radius, space, stroke, type } from './tokens.ts';

/** The same keys with other values. */
function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value)]);
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
      assigned[property(name)] = value;
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

inTokens(':root', {
  vars: {
    ...assignColors(vars.color, (role) => grounds.night[role]),
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
inTokens('[lang|="zh"]', {
  vars: {
    [property(vars.font.display)]: withFallback(`'Archivo', ${fontFamily.textHan}`),
    [property(vars.font.text)]: fontFamily.textHan,
    ...assign(vars.leading, mapValues(leading.han, String)),
  },
});

groundRules(vars.color, (ground, role) => grounds[ground][role]);
