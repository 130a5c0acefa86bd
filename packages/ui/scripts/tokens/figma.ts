import { type ColorTokens } from '../../src/theme/grounds.ts';
import { kebab } from '../../src/theme/kebab.ts';
import {
  colorUses,
  controlUses,
  fontUses,
  leadingUses,
  pageUses,
  radiusUses,
  strokeUses,
  typeUses,
} from '../../src/theme/token-descriptions.ts';
import { control, fontFamily, leading, page, radius, space, stroke, type } from '../../src/theme/tokens.ts';
import { themes } from './layers.ts';
import { colorValue, type DtcgNode, familyNames, fluidEnds, group, px, rem } from './values.ts';

// Variables for Figma: a folder for each collection, a file for each of its modes. Figma takes colours in sRGB, lengths in
// px and one name of a font; values are resolved, for an alias must not lead out of its file.

const variable = (
  $type: string,
  $value: unknown,
  scopes: readonly string[],
  property: string,
  $description: string,
): DtcgNode => ({
  $type,
  $value,
  $description,
  $extensions: {
    'com.figma.scopes': scopes,
    'com.figma.codeSyntax': { WEB: `var(--pl-${property})` },
  },
});

const mode = (name: string, groups: DtcgNode): DtcgNode => ({
  ...groups,
  $extensions: { 'com.figma.modeName': name },
});

const surfaces: ReadonlySet<string> = new Set(['ground', 'raised', 'raised2']);
const edges: ReadonlySet<string> = new Set(['line', 'control', 'focus']);

/** Where Figma offers a role. */
function scopesOf(role: string): string[] {
  if (surfaces.has(role)) return ['FRAME_FILL', 'SHAPE_FILL'];
  return edges.has(role) ? ['FRAME_FILL', 'SHAPE_FILL', 'STROKE_COLOR'] : ['ALL_FILLS', 'STROKE_COLOR'];
}

function theme(name: string, { floatShadow: _shadow, ...colors }: ColorTokens): DtcgNode {
  return mode(name, {
    color: group(colors, (color, role) =>
      variable('color', colorValue(color), scopesOf(role), `color-${kebab(role)}`, colorUses[role]),
    ),
  });
}

function sizes(name: string, end: 'min' | 'max'): DtcgNode {
  const inPixels = (token: string | number) => {
    const ends = fluidEnds(token);
    return px(ends === null ? Number(token) : ends[end] * rem);
  };
  const lengths = <Key extends string>(
    part: string,
    tokens: Readonly<Record<Key, string | number>>,
    scope: string,
    use: (key: Key) => string,
  ) =>
    group(tokens, (token, key) =>
      variable('dimension', inPixels(token), [scope], `${part}-${kebab(key)}`, use(key)),
    );
  return mode(name, {
    type: lengths('type', type, 'FONT_SIZE', (key) => typeUses[key]),
    space: lengths('space', space, 'GAP', (key) => `${space[key]} px.`),
    page: lengths('page', page, 'WIDTH_HEIGHT', (key) => pageUses[key]),
    radius: lengths('radius', radius, 'CORNER_RADIUS', (key) => radiusUses[key]),
    stroke: lengths('stroke', stroke, 'STROKE_FLOAT', (key) => strokeUses[key]),
    control: lengths('control', control, 'WIDTH_HEIGHT', (key) => controlUses[key]),
  });
}

const face = (stack: string, role: 'display' | 'text' | 'mono') =>
  variable('string', familyNames(stack)[0], ['FONT_FAMILY'], `font-${role}`, fontUses[role]);

function script(name: string, text: string, heights: (typeof leading)['latin' | 'han']): DtcgNode {
  return mode(name, {
    font: {
      display: face(fontFamily.display, 'display'),
      text: face(text, 'text'),
      mono: face(fontFamily.mono.replace('ui-monospace, ', ''), 'mono'),
    },
    leading: group(heights, (value, key) =>
      variable('number', value, ['LINE_HEIGHT'], `leading-${key}`, leadingUses[key]),
    ),
  });
}

/** The files by their paths below `tokens/`. */
export const figmaFiles = (): Record<string, DtcgNode> => ({
  'figma/theme/night.tokens.json': theme('Night', themes.night),
  'figma/theme/paper.tokens.json': theme('Paper', themes.paper),
  'figma/theme/dark.tokens.json': theme('Dark paper', themes.dark),
  'figma/size/360.tokens.json': sizes('360', 'min'),
  'figma/size/1440.tokens.json': sizes('1440', 'max'),
  'figma/script/latin.tokens.json': script('Latin', fontFamily.textLatin, leading.latin),
  'figma/script/han.tokens.json': script('Chinese', fontFamily.textHan, leading.han),
});
