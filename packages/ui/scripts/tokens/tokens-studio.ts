import { type ColorTokens } from '../../src/theme/grounds.ts';
import { kebab } from '../../src/theme/kebab.ts';
import { palette } from '../../src/theme/palette.ts';
import {
  colorUses,
  controlUses,
  pageUses,
  radiusUses,
  strokeUses,
  typeUses,
} from '../../src/theme/token-descriptions.ts';
import {
  control,
  display,
  fontFamily,
  leading,
  page,
  radius,
  space,
  stroke,
  type,
} from '../../src/theme/tokens.ts';
import { paletteAlias, rolesOf, themes } from './layers.ts';
import { textStyles } from './typography.ts';
import { colorValue, type DtcgNode, familyNames, fluidEnds, group, rem, shadowParts } from './values.ts';

// A folder as the Tokens Studio plugin keeps it: sets in its own types and with values as text, `$metadata.json` with their
// order, `$themes.json` with what each theme takes of them.

const token = ($type: string, $value: unknown, $description?: string): DtcgNode => ({
  $type,
  $value,
  ...($description === undefined ? {} : { $description }),
});

/** `#RRGGBB`, with the opacity behind it where there is one. */
function hexOf(css: string): string {
  const { hex, alpha } = colorValue(css);
  const opacity = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
  return alpha === 1 ? hex : `${hex}${opacity}`;
}

const primitive = (): DtcgNode => ({
  palette: group(palette, (steps) =>
    group(steps, (color) => token('color', hexOf(color), `${rolesOf(color)}.`)),
  ),
  space: group(space, (step) => token('spacing', `${step}px`)),
});

const script = (text: string, heights: (typeof leading)['latin' | 'han']): DtcgNode => ({
  font: { text: token('fontFamilies', familyNames(text)[0]) },
  leading: group(heights, (height) => token('lineHeights', `${Math.round(height * 100)}%`)),
});

const base = (): DtcgNode => ({
  font: {
    display: token('fontFamilies', familyNames(fontFamily.display)[0]),
    mono: token('fontFamilies', familyNames(fontFamily.mono)[1]),
  },
  weight: {
    ...group(display, ({ weight }) => token('fontWeights', weight)),
    text: token('fontWeights', 400),
    strong: token('fontWeights', 700),
  },
  radius: group(radius, (corner, key) => token('borderRadius', `${corner}px`, radiusUses[key])),
  stroke: group(stroke, (line, key) => token('borderWidth', `${line}px`, strokeUses[key])),
  control: group(control, (size, key) => token('sizing', `${size}px`, controlUses[key])),
});

/** What is fluid, at one of its ends. */
function sizes(end: 'min' | 'max'): DtcgNode {
  const inPixels = (length: string | number) => {
    const ends = fluidEnds(length);
    return `${ends === null ? length : ends[end] * rem}px`;
  };
  return {
    type: group(type, (size, key) => token('fontSizes', inPixels(size), typeUses[key])),
    page: group(page, (size, key) => token('sizing', inPixels(size), pageUses[key])),
    typography: group(textStyles, ({ use, font, weight, size, leading: height, tracking = 0 }) =>
      token(
        'typography',
        {
          fontFamily: `{font.${font}}`,
          fontWeight: `{weight.${weight}}`,
          fontSize: `{type.${kebab(size)}}`,
          lineHeight: typeof height === 'number' ? `${Math.round(height * 100)}%` : `{leading.${height}}`,
          letterSpacing: `${tracking * 100}%`,
        },
        use,
      ),
    ),
  };
}

function theme({ floatShadow, ...colors }: ColorTokens): DtcgNode {
  const { color, x, y, blur } = shadowParts(floatShadow);
  return {
    color: group(colors, (value, role) => token('color', paletteAlias(value), colorUses[role])),
    shadow: {
      float: token(
        'boxShadow',
        { type: 'dropShadow', color: hexOf(color), x: `${x}`, y: `${y}`, blur: `${blur}`, spread: '0' },
        colorUses.floatShadow,
      ),
    },
  };
}

const themeOf = (modeGroup: string, name: string, set: string, sources: readonly string[]) => ({
  id: set.replace('/', '-'),
  name,
  group: modeGroup,
  selectedTokenSets: {
    ...Object.fromEntries(sources.map((source) => [source, 'source'])),
    [set]: 'enabled',
  },
  $figmaStyleReferences: {},
  $figmaVariableReferences: {},
});

/** The files by their paths below `tokens/`. */
export function tokensStudioFiles(): Record<string, unknown> {
  const sets = {
    primitive: primitive(),
    'script/latin': script(fontFamily.textLatin, leading.latin),
    'script/han': script(fontFamily.textHan, leading.han),
    base: base(),
    'size/360': sizes('min'),
    'size/1440': sizes('max'),
    ...Object.fromEntries(Object.entries(themes).map(([name, colors]) => [`theme/${name}`, theme(colors)])),
  };
  const files = {
    ...Object.fromEntries(Object.entries(sets).map(([name, set]) => [`${name}.json`, set])),
    '$metadata.json': { tokenSetOrder: Object.keys(sets) },
    '$themes.json': [
      themeOf('Theme', 'Night', 'theme/night', ['primitive']),
      themeOf('Theme', 'Paper', 'theme/paper', ['primitive']),
      themeOf('Theme', 'Dark paper', 'theme/dark', ['primitive']),
      themeOf('Size', '360', 'size/360', ['base']),
      themeOf('Size', '1440', 'size/1440', ['base']),
      themeOf('Script', 'Latin', 'script/latin', []),
      themeOf('Script', 'Chinese', 'script/han', []),
      themeOf('Base', 'Base', 'base', ['primitive']),
    ],
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`tokens-studio/${name}`, content]),
  );
}
