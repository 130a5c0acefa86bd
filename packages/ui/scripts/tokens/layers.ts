import { type ColorTokens, grounds } from '../../src/theme/grounds.ts';
import { kebab } from '../../src/theme/kebab.ts';
import { palette } from '../../src/theme/palette.ts';
import {
  breakpointUses,
  colorUses,
  controlUses,
  fontUses,
  layerUses,
  leadingUses,
  motionUses,
  pageUses,
  radiusUses,
  strokeUses,
  typeUses,
} from '../../src/theme/token-descriptions.ts';
import {
  breakpoint,
  control,
  display,
  fontFamily,
  layerOrder,
  leading,
  motion,
  page,
  radius,
  space,
  stroke,
  type,
} from '../../src/theme/tokens.ts';
import { typography } from './typography.ts';
import {
  colorValue,
  type DtcgNode,
  familyNames,
  fluidEnds,
  group,
  px,
  rem,
  shadowValue,
  timeValue,
} from './values.ts';

/** The contexts of the theme, by the names that design tools show. */
export const themes = { night: grounds.night, paper: grounds.paper, dark: grounds.darkPaper } as const;

const themeUses: Record<keyof typeof themes, string> = {
  night: 'Near-black with one source of light: hero, product stage, footer, serial port.',
  paper: 'The sheet on paper: specifications, comparison, forms, downloads.',
  dark: 'The sheet for visitors who prefer dark.',
};

/** Where each primitive colour stands, by its value: `palette.steel.1000`. */
const primitivePaths: ReadonlyMap<string, string> = new Map(
  Object.entries(palette).flatMap(([hue, steps]) =>
    Object.entries(steps).map(([step, value]): [string, string] => [value, `palette.${hue}.${step}`]),
  ),
);

/** The alias of a primitive colour. */
export function paletteAlias(color: string): string {
  const path = primitivePaths.get(color);
  if (path === undefined) throw new Error(`${color} is no colour of the palette: src/theme/palette.ts.`);
  return `{${path}}`;
}

/** The roles that take a primitive colour: "night: ground; dark: text". */
export function rolesOf(color: string): string {
  return Object.entries(themes)
    .map(([theme, colors]): [string, string[]] => [
      theme,
      Object.entries(colors).flatMap(([role, value]) => (value === color ? [kebab(role)] : [])),
    ])
    .filter(([, roles]) => roles.length > 0)
    .map(([theme, roles]) => `${theme}: ${roles.join(', ')}`)
    .join('; ');
}

/** A length in pixels, or the two ends of a fluid one: the format has none, and CSS's own words stand in the description. */
function length(use: string, token: string | number): DtcgNode {
  const ends = fluidEnds(token);
  if (ends === null) return { $value: px(Number(token)), $description: use };
  const { min, max } = ends;
  return {
    $description: `${use} Fluid: ${token}.`,
    min: {
      $value: { value: min, unit: 'rem' },
      $description: `${use} ${min * rem} px, at a width of 360 px.`,
    },
    max: {
      $value: { value: max, unit: 'rem' },
      $description: `${use} ${max * rem} px, at a width of 1440 px.`,
    },
  };
}

function lengths<Key extends string>(
  $description: string,
  tokens: Readonly<Record<Key, string | number>>,
  uses: Readonly<Record<NoInfer<Key>, string>>,
): DtcgNode {
  return {
    $type: 'dimension',
    $description,
    ...group(tokens, (token, key) => length(uses[key], token)),
  };
}

// The files are merged, so none has a description at its root: it would replace that of the one before.

/** Raw values: the palette and the steps of space. */
const primitive = (): DtcgNode => ({
  palette: {
    $type: 'color',
    $description:
      'Colours by hue and step; a greater step is darker. Designs take the roles that are aliases of them.',
    ...group(palette, (steps) =>
      group(steps, (color) => ({
        $value: colorValue(color),
        $description: `Taken by ${rolesOf(color)}.`,
      })),
    ),
  },
  space: {
    $type: 'dimension',
    $description: 'Space steps, named by their pixels.',
    ...group(space, (step) => ({ $value: px(step), $description: `${step / 4} × 4 px.` })),
  },
});

/** Text faces and line heights of a script. */
const script = (name: string, text: string, heights: (typeof leading)['latin' | 'han']): DtcgNode => ({
  font: {
    $type: 'fontFamily',
    text: { $value: familyNames(text), $description: fontUses.text },
  },
  leading: {
    $type: 'number',
    $description: `How ${name} text is set.`,
    ...group(heights, ($value, key) => ({ $value, $description: leadingUses[key] })),
  },
});

/** What every theme has in common. */
const base = (): DtcgNode => ({
  font: {
    $type: 'fontFamily',
    display: { $value: familyNames(fontFamily.display), $description: fontUses.display },
    mono: { $value: familyNames(fontFamily.mono), $description: fontUses.mono },
  },
  weight: {
    $type: 'fontWeight',
    $description: 'Weights of the display face, and of running text.',
    ...group(display, ({ weight, width }, key) => ({
      $value: weight,
      $description: `Weight of ${key} type, at a width of ${width} %.`,
    })),
    text: { $value: 400, $description: 'Running text.' },
    strong: { $value: 700, $description: 'Stressed words, labels.' },
  },
  type: lengths('Type sizes: five for text (t), four for display (d).', type, typeUses),
  typography: typography(),
  page: lengths('Page measures.', page, pageUses),
  radius: lengths('Corners.', radius, radiusUses),
  stroke: lengths('Lines.', stroke, strokeUses),
  control: {
    ...lengths('Heights of controls, and their padding.', control, controlUses),
    padding: { $value: `{space.s${control.padding}}`, $description: controlUses.padding },
  },
  breakpoint: lengths('Widths where layout changes.', breakpoint, breakpointUses),
  motion: {
    $description: 'Durations and curves. Reduced motion uses none of them.',
    ...group(motion, (css, key) => ({ ...timeValue(css), $description: motionUses[key] })),
  },
  layer: {
    $type: 'number',
    $description: 'The closed scale of stacking order.',
    ...group(layerOrder, ($value, key) => ({ $value, $description: layerUses[key] })),
  },
});

const theme = (use: string, { floatShadow, ...colors }: ColorTokens): DtcgNode => ({
  color: {
    $type: 'color',
    $description: `Colours by role. ${use}`,
    ...group(colors, (color, role) => ({ $value: paletteAlias(color), $description: colorUses[role] })),
  },
  shadow: {
    $type: 'shadow',
    float: { $value: shadowValue(floatShadow), $description: colorUses.floatShadow },
  },
});

const themePath = (name: string) => `themes/${name}.tokens.json`;
const scriptPath = (name: string) => `scripts/${name}.tokens.json`;
const source = (path: string) => [{ $ref: path }];

/** The token files and the resolver that puts them together, by their paths below `tokens/`. */
export function layers(): Record<string, DtcgNode> {
  return {
    'primitive.tokens.json': primitive(),
    'base.tokens.json': base(),
    [scriptPath('latin')]: script('Latin', fontFamily.textLatin, leading.latin),
    [scriptPath('han')]: script('Chinese', fontFamily.textHan, leading.han),
    ...Object.fromEntries(
      Object.entries(themes).map(([name, colors]) => [
        themePath(name),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys
        theme(themeUses[name as keyof typeof themes], colors),
      ]),
    ),
    'payload.resolver.json': {
      $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
      version: '2025.10',
      name: 'Payload',
      description: 'One set of tokens, in three themes and two scripts.',
      sets: {
        primitive: { description: 'Raw values.', sources: source('primitive.tokens.json') },
        base: { description: 'What is the same in every theme.', sources: source('base.tokens.json') },
      },
      modifiers: {
        script: {
          description: 'Text faces and line heights.',
          contexts: { latin: source(scriptPath('latin')), han: source(scriptPath('han')) },
          default: 'latin',
        },
        theme: {
          description: 'Colours: what a part of the page stands on.',
          contexts: Object.fromEntries(Object.keys(themes).map((name) => [name, source(themePath(name))])),
          default: 'night',
        },
      },
      resolutionOrder: ['#/sets/primitive', '#/modifiers/script', '#/sets/base', '#/modifiers/theme'].map(
        ($ref) => ({ $ref }),
      ),
    },
  };
}
