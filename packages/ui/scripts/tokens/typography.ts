import { kebab } from '../../src/theme/kebab.ts';
import { display, type } from '../../src/theme/tokens.ts';
import { type DtcgNode, fluidEnds, group, px, rounded } from './values.ts';

export type TextStyle = {
  use: string;
  font: 'display' | 'text' | 'mono';
  weight: keyof typeof display | 'text' | 'strong';
  size: keyof typeof type;
  /** A line height of its own; the name of one where the script says it. */
  leading: number | 'text' | 'heading';
  /** In parts of the size. */
  tracking?: number;
  /** Width of the face in per cent, which the format's composite has no place for. */
  width?: number;
};

const headingStyle = (size: keyof typeof type, use: string): TextStyle => ({
  use,
  font: 'display',
  weight: 'heading',
  size,
  leading: 'heading',
  width: display.heading.width,
});

const textStyle = (size: keyof typeof type, use: string, weight: 'text' | 'strong' = 'text'): TextStyle => ({
  use,
  font: 'text',
  weight,
  size,
  leading: 'text',
});

const codeStyle = (
  kind: 'code' | 'hero' | 'plate',
  size: keyof typeof type,
  use: string,
  tracking = 0,
): TextStyle => {
  const { leading, width } = display[kind];
  return { use, font: 'display', weight: kind, size, leading, width, tracking };
};

/** The text styles: kinds of display type at the sizes they are set in (`src/theme/text.ts`), and running text. */
export const textStyles: Readonly<Record<string, TextStyle>> = {
  code: codeStyle('code', 'dCode', 'A model code as the picture of its page.', display.code.tracking),
  hero: codeStyle('hero', 'dL', 'The headline of a hero.'),
  plate: codeStyle('plate', 'tXl', 'A model code on plates and cards.'),
  headingPage: headingStyle('dM', 'The heading of a page.'),
  headingSection: headingStyle('dS', 'The heading of a section.'),
  headingPart: headingStyle('tXl', 'A heading within a section.'),
  lead: textStyle('tLg', 'The lead of a page.'),
  text: textStyle('tMd', 'Running text.'),
  textStrong: textStyle('tMd', 'Stressed words of running text.', 'strong'),
  note: textStyle('tSm', 'Notes and labels.'),
  caption: textStyle('tXs', 'Captions and units.'),
  command: { ...textStyle('tSm', 'Commands and checksums.'), font: 'mono' },
};

/** At one end of its fluid size. The format's tracking is a length, so it is computed from the size. */
function composite(style: TextStyle, end: 'min' | 'max', at: string): DtcgNode {
  const size = fluidEnds(type[style.size])?.[end] ?? 0;
  const width = style.width === undefined ? '' : ` Width of the face: ${style.width} %.`;
  return {
    $description: `${style.use} At a width of ${at} px.${width}`,
    $value: {
      fontFamily: `{font.${style.font}}`,
      fontSize: `{type.${kebab(style.size)}.${end}}`,
      fontWeight: `{weight.${style.weight}}`,
      letterSpacing: style.tracking ? { value: rounded(style.tracking * size), unit: 'rem' } : px(0),
      lineHeight: typeof style.leading === 'number' ? style.leading : `{leading.${style.leading}}`,
    },
  };
}

/** Typography composites, each at the two ends of its fluid size. */
export const typography = (): DtcgNode => ({
  $type: 'typography',
  $description: 'Text styles at the two ends of their fluid sizes.',
  ...group(textStyles, (style) => ({
    min: composite(style, 'min', '360'),
    max: composite(style, 'max', '1440'),
  })),
});
