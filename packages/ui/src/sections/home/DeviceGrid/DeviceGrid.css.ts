import { lamplight } from '../../../theme/lamplight.ts';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { codeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const grid = component({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Neighbours share a border: an outline of each fills the gap between them.
  gap: vars.stroke.hairline,
  border: hairline,
  borderRadius: vars.radius.plate,
  overflow: 'clip',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const item = component({
  display: 'grid',
  outline: hairline,
  backgroundColor: vars.color.raised,
  '@media': { print: { breakInside: 'avoid' } },
});

export const link = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: vars.space.s12,
  padding: '20px',
  textDecorationLine: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: vars.space.s12 },
    print: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space.s12 },
  },
});

export const drawing = component({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  inlineSize: 'min(100%, 232px)',
  marginBlockEnd: vars.space.s12,
});

export const light = component(lamplight(link));

export const code = component({
  ...codeText,
  alignSelf: 'end',
  fontSize: 'clamp(1.5rem, 1.3rem + 0.7vw, 1.9rem)',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

export const facts = component({
  display: 'grid',
  alignSelf: 'end',
  fontSize: vars.type.tXs,
  lineHeight: 1.35,
  textAlign: 'end',
  '@media': {
    [media.compact]: { gridRow: 4, marginBlockStart: vars.space.s8, textAlign: 'start' },
    print: { gridRow: 4, marginBlockStart: vars.space.s8, textAlign: 'start' },
  },
});

export const quiet = component({ color: vars.color.quiet });

export const name = component({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.s8,
  color: vars.color.quiet,
  fontSize: vars.type.tXs,
  lineHeight: 1.5,
  textWrap: 'pretty',
});
