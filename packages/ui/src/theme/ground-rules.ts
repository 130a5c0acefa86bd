import { globalStyle } from '@vanilla-extract/css';
import type { GroundName } from './ground-color.ts';
import type { ColorTokens } from './grounds.ts';
import { tokensLayer } from './layers.css.ts';
import { media } from './media.ts';

type Role = keyof ColorTokens;
type Contract = Readonly<Record<Role, string>>;

/** `--pl-space-s4`, of `var(--pl-space-s4)`. */
export const property = (reference: string) => reference.slice('var('.length, -1);

/** Custom properties of the roles, each with its colour. */
export const assignColors = (contract: Contract, colorOf: (role: Role) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(contract).map(([role, reference]) => [
      property(reference),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys
      colorOf(role as Role),
    ]),
  );

/**
 * Colours the browser does not force are ours to give up: those of gradients over a picture, of masks and of whatever opts
 * out. They become the visitor's own, in every theme.
 */
const forced: ColorTokens = {
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
  floatShadow: 'none',
};

export const inTokens = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [tokensLayer]: rule } });

/**
 * Sets the colours of the grounds where `data-theme`, print, the visitor's scheme and forced colours ask for them.
 * @param weight what is added to each selector, so that it counts for more than one without
 */
export function groundRules(
  contract: Contract,
  colorOf: (ground: GroundName, role: Role) => string,
  weight = '',
): void {
  const colors = (ground: GroundName) => assignColors(contract, (role) => colorOf(ground, role));
  const theme = (name: string) => `[data-theme="${name}"]${weight}`;

  inTokens(theme('night'), {
    vars: colors('night'),
    colorScheme: 'dark',
    // Light words on a night that printers leave out could not be read.
    '@media': { print: { vars: colors('paper'), colorScheme: 'light' } },
  });
  inTokens(theme('sheet'), {
    vars: colors('paper'),
    colorScheme: 'light',
    '@media': {
      // Print is always on paper, whatever the screen's scheme.
      'screen and (prefers-color-scheme: dark)': { vars: colors('darkPaper'), colorScheme: 'dark' },
    },
  });
  // Fixed grounds, for a place that must not follow the visitor's scheme (Storybook's toolbar, a sample).
  inTokens(`${theme('sheet')}[data-ground="paper"]`, { vars: colors('paper'), colorScheme: 'light' });
  inTokens(`${theme('sheet')}[data-ground="dark"]`, { vars: colors('darkPaper'), colorScheme: 'dark' });

  for (const selector of [':root', theme('night'), theme('sheet')]) {
    inTokens(selector, {
      '@media': { [media.forced]: { vars: assignColors(contract, (role) => forced[role]) } },
    });
  }
}
