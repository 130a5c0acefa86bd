import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

/** Lights are what they are on every ground, and are seen against the dark. */
const dark = '#0C1216';
const lights = { red: '#FF5A4D', blue: '#5A9BFF', white: '#FFFFFF', yellow: '#FFCF4A' } as const;
const colours = Object.entries(lights);

/** Room for the names beside the lanes. */
const names = '13rem';

export const root = component({ color: color.text, '@media': { print: { breakInside: 'avoid' } } });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s16}`,
  marginBlockEnd: space.s24,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Small enough to be below the area from which flashes do harm, and it keeps to their limit all the same. */
export const housing = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.control.toolbar,
  blockSize: vars.control.toolbar,
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: dark,
});

export const lamp = component({
  inlineSize: '28px',
  blockSize: '28px',
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: '50%',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
  selectors: Object.fromEntries(
    colours.map(([name, light]) => [
      `&[data-colour="${name}"]`,
      { borderColor: light, backgroundColor: light },
    ]),
  ),
});

export const guard = component({
  flex: '1 1 16rem',
  maxInlineSize: '34rem',
  margin: 0,
  color: color.quiet,
  fontSize: type.tXs,
  textWrap: 'pretty',
});

export const lanes = component({
  display: 'grid',
  gap: space.s4,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = component({
  marginBlockEnd: space.s8,
  padding: 0,
  color: color.quiet,
  fontSize: type.tSm,
});

export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${names} minmax(0, 1fr)`,
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
  borderRadius: radius.plate,
  color: color.quiet,
  fontSize: type.tSm,
  cursor: 'pointer',
  selectors: {
    '&[data-chosen]': { color: color.text },
    '&:has(:focus-visible)': {
      outline: `${stroke.head} solid ${color.focus}`,
      outlineOffset: stroke.head,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, paddingBlock: space.s4 },
  },
});

/** Over all of its row, which is what is seen. */
export const radio = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const name = component({
  paddingInline: space.s12,
  borderInlineStart: `${stroke.active} solid transparent`,
  selectors: { [`${row}[data-chosen] &`]: { borderInlineStartColor: color.beam, fontWeight: 600 } },
});

export const lane = component({
  position: 'relative',
  display: 'block',
  overflow: 'clip',
  blockSize: '28px',
  borderBlockEnd: `${stroke.hairline} solid ${color.line}`,
  selectors: {
    [`${row}[data-chosen] &`]: {
      borderBlockEndColor: dark,
      backgroundColor: dark,
      printColorAdjust: 'exact',
    },
  },
});

export const drawing = component({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const flash = component({
  fill: color.control,
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
  selectors: Object.fromEntries(
    colours.map(([colour, light]) => [`${row}[data-chosen] &[data-colour="${colour}"]`, { fill: light }]),
  ),
});

/** As long as what is drawn, over which the line runs. */
export const played = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--drawn)',
});

export const playhead = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'var(--at)',
  inlineSize: stroke.head,
  backgroundColor: color.signal,
});

export const scale = component({
  marginInlineStart: names,
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

export const source = component({
  marginBlock: `${space.s24} 0`,
  color: color.quiet,
  fontSize: type.tXs,
});

export const readings = component({ marginBlockStart: space.s16 });
