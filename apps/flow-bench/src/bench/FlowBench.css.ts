import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space, stroke, type } = vars;

export const root = style({ display: 'grid', gap: space.s24 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s16,
  paddingBlockEnd: space.s16,
  borderBlockEnd: `${stroke.hairline} solid ${color.line}`,
});

export const words = style({ display: 'grid', gap: space.s8, flex: '1 1 20rem' });

/** The machine's id, as a model code stands on its plate. */
export const title = style({
  fontFamily: font.display,
  fontSize: type.dS,
  fontWeight: 750,
  fontStretch: '118%',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});

export const lead = style({ maxInlineSize: '70ch', color: color.quiet });

/** On a phone what is pressed comes first; on a wide screen the diagram stands before it. */
export const columns = style({
  display: 'grid',
  gap: space.s32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"hands" "diagram"',
  alignItems: 'start',
  '@media': {
    '(min-width: 1024px)': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateAreas: '"diagram hands"',
    },
  },
});

export const hands = style({ display: 'grid', gap: space.s24, gridArea: 'hands' });

export const diagram = style({ display: 'grid', gap: space.s32, gridArea: 'diagram' });

export const part = style({ display: 'grid', gap: space.s12 });

export const partTitle = style({
  fontFamily: font.display,
  fontSize: type.tLg,
  fontWeight: 680,
  lineHeight: vars.leading.heading,
});

/** Where the machine is: what there is to see first. */
export const whereabouts = style({
  display: 'grid',
  gap: space.s4,
  padding: space.s16,
  border: `${stroke.hairline} solid ${color.line}`,
  borderInlineStart: `${stroke.active} solid ${color.beam}`,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
});

export const whereaboutsLabel = style({ color: color.quiet, fontSize: type.tXs });

export const path = style({
  display: 'block',
  fontFamily: font.mono,
  fontSize: type.tSm,
  fontWeight: 700,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

export const progress = style({ display: 'grid', gap: space.s8 });

export const quiet = style({ color: color.quiet, fontSize: type.tSm });

export const groups = style({ display: 'grid', gap: space.s16 });

export const group = style({ display: 'grid', gap: space.s4 });

export const groupName = style({ fontFamily: font.mono, fontSize: type.tSm, fontWeight: 700 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });

export const code = style({ fontFamily: font.mono, fontWeight: 700 });

export const call = style({
  display: 'grid',
  gap: space.s8,
  padding: space.s12,
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
});

export const input = style({
  color: color.quiet,
  fontFamily: font.mono,
  fontSize: type.tXs,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const acts = style({
  display: 'grid',
  paddingInlineStart: space.s24,
  color: color.quiet,
  fontFamily: font.mono,
  fontSize: type.tXs,
  lineHeight: 1.6,
  listStyle: 'decimal',
});

export const problem = style({ color: color.critical, fontSize: type.tSm });

/** The JSON is as high as a look needs; the rest is scrolled to. */
export const context = style({ maxBlockSize: '28rem', overflowY: 'auto' });
