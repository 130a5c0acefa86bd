import {
  breakpoint,
  type ColorTokens,
  control,
  fontFamily,
  grounds,
  layerOrder,
  motion,
  page,
  radius,
  space,
  stroke,
  type,
} from './tokens.ts';

/** A token or a group of tokens of the Design Tokens Community Group's format (2025.10). */
type DtcgNode = { [key: string]: unknown };

/** Browsers' font size that rem counts from, in pixels. */
const rem = 16;

/** To four decimals: enough for 8 bits a channel and for 1/1000 px. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function mapEntries<T>(record: Readonly<Record<string, T>>, change: (value: T) => unknown): DtcgNode {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function match(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`The token "${text}" has a form that the export does not know.`);
  return found.slice(1);
}

function srgb(channels: readonly number[], alpha: number) {
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => rounded(channel / 255)),
    alpha,
    hex: `#${hex.toUpperCase()}`,
  };
}

/** `#RGB`, `#RRGGBB` or `rgb(r g b / alpha)`. */
function colorValue(css: string) {
  if (css.startsWith('rgb')) {
    const [red, green, blue, alpha] = match(css, /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/).map(Number);
    return srgb([red!, green!, blue!], alpha!);
  }
  const [digits = ''] = match(css, /^#([\dA-F]{3}|[\dA-F]{6})$/i);
  const size = digits.length / 3;
  const channels = [0, 1, 2].map((index) => {
    const channel = digits.slice(index * size, (index + 1) * size);
    return Number.parseInt(channel.repeat(2 / size), 16);
  });
  return srgb(channels, 1);
}

const px = (value: number) => ({ value, unit: 'px' });

/** `x y blur colour`, the offsets and the blur in pixels or 0. */
function shadowValue(css: string) {
  const [x, y, blur, color = ''] = match(css, /^(\d+)(?:px)? (\d+)(?:px)? (\d+)(?:px)? (.+)$/);
  return {
    color: colorValue(color),
    offsetX: px(Number(x)),
    offsetY: px(Number(y)),
    blur: px(Number(blur)),
    spread: px(0),
  };
}

/** The format has no fluid length: its two ends are tokens, and CSS's own words go along. */
function fluid(css: string): DtcgNode {
  const [least, greatest] = match(css, /^clamp\(([\d.]+)rem, .+, ([\d.]+)rem\)$/).map(Number);
  return {
    $description: `Fluid from ${least! * rem} px at a width of 360 px to ${greatest! * rem} px at 1440 px.`,
    $extensions: { css },
    min: { $value: { value: least, unit: 'rem' } },
    max: { $value: { value: greatest, unit: 'rem' } },
  };
}

const length = (token: string | number) => (typeof token === 'number' ? { $value: px(token) } : fluid(token));

function time(css: string): DtcgNode {
  if (css.startsWith('cubic-bezier')) {
    const [curve = ''] = match(css, /^cubic-bezier\((.+)\)$/);
    return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  }
  const [value] = match(css, /^(\d+)ms$/);
  return { $type: 'duration', $value: { value: Number(value), unit: 'ms' } };
}

function ground($description: string, { floatShadow, ...colors }: ColorTokens): DtcgNode {
  return {
    $description,
    color: { $type: 'color', ...mapEntries(colors, (color) => ({ $value: colorValue(color) })) },
    floatShadow: { $type: 'shadow', $value: shadowValue(floatShadow) },
  };
}

const family = (stack: string) => ({
  $value: stack.split(',').map((name) => name.trim().replaceAll("'", '')),
});

const lengths = (description: string, tokens: Readonly<Record<string, string | number>>): DtcgNode => ({
  $type: 'dimension',
  $description: description,
  ...mapEntries(tokens, length),
});

/**
 * The design tokens in the Design Tokens Community Group's format, 2025.10: colours with components
 * and hex, lengths in px or rem, durations in ms. One group for each ground.
 * @throws {Error} where a token has a form that the format's types cannot take
 */
export function toDtcg(): DtcgNode {
  return {
    ground: {
      night: ground('Near-black, one light source: hero, product stage, footer, serial port.', grounds.night),
      paper: ground('The sheet on paper: specifications, comparison, forms, downloads.', grounds.paper),
      darkPaper: ground('The sheet for visitors who prefer dark.', grounds.darkPaper),
    },
    type: lengths('Type sizes: five for text (t), four for display (d).', type),
    fontFamily: { $type: 'fontFamily', ...mapEntries(fontFamily, family) },
    space: lengths('Space steps, named by their pixels.', space),
    page: lengths('Page measures.', page),
    radius: lengths('Corners: plates and tables, controls and cards.', radius),
    stroke: lengths('Lines: hairline, table head and error, active tab.', stroke),
    control: lengths('Heights of controls, and their padding. 44 is the smallest touch target.', control),
    breakpoint: lengths('Widths where layout changes.', breakpoint),
    motion: {
      $description: 'Durations and curves. Reduced motion uses none of them.',
      ...mapEntries(motion, time),
    },
    layerOrder: {
      $type: 'number',
      $description: 'The closed scale of stacking order.',
      ...mapEntries(layerOrder, ($value) => ({ $value })),
    },
  };
}

/** As far as the formatter lets a line run. */
const lineWidth = 110;

/** The text of `tokens.json`: two spaces deep, short lists on one line, as the formatter would set it. */
export function dtcgText(): string {
  const text = JSON.stringify(toDtcg(), null, 2).replace(
    /^(.*)\[\n([^[\]{}]*)\n +\](,?)$/gm,
    (whole: string, start: string, items: string, end: string) => {
      const line = `${start}[${items.trim().replaceAll(/\n\s+/g, ' ')}]${end}`;
      return line.length <= lineWidth ? line : whole;
    },
  );
  return `${text}\n`;
}
