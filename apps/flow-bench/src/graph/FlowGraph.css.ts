import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space, stroke, type } = vars;

export const root = style({ display: 'grid', gap: space.s16, minInlineSize: 0 });

export const trail = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });

/** A narrow screen scrolls the picture, not the page. */
export const frame = style({
  overflow: 'auto',
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
});

/** Arrows lead from left to right whatever the reader's script: the places are px of the picture. */
export const picture = style({ position: 'relative', direction: 'ltr', margin: space.s12 });

export const arrows = style({ position: 'absolute', inset: 0, overflow: 'visible' });

export const arrow = style({
  fill: 'none',
  stroke: color.control,
  strokeWidth: 1,
  selectors: { '&[data-lit]': { stroke: color.beam, strokeWidth: 2 } },
});

export const tip = style({ fill: color.control, selectors: { '&[data-lit]': { fill: color.beam } } });

/** Twelve px of the monospaced font, as the places were measured. */
export const words = style({
  fontFamily: font.mono,
  fontSize: '12px',
  fill: color.quiet,
  stroke: color.ground,
  strokeWidth: 4,
  paintOrder: 'stroke',
  selectors: { '&[data-lit]': { fill: color.text } },
});

export const box = style({
  position: 'absolute',
  padding: 0,
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
  color: color.text,
  fontFamily: font.mono,
  fontSize: '12px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-initial]': { fontWeight: 700 },
    '&[data-kind="folded"]': { borderStyle: 'double', borderWidth: stroke.active },
    '&[data-kind="final"]': { borderRadius: '20px' },
    '&[data-kind="outside"]': { borderStyle: 'dashed', backgroundColor: color.ground, color: color.quiet },
    '&[aria-pressed="true"]': {
      outline: `${stroke.active} solid ${color.beam}`,
      backgroundColor: color.raised2,
      color: color.text,
    },
  },
});

/** Stands for every state of the view; there is nothing to select. */
export const any = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  color: color.quiet,
  fontFamily: font.mono,
});

export const transitions = style({
  display: 'grid',
  gap: space.s4,
  fontFamily: font.mono,
  fontSize: type.tXs,
  overflowWrap: 'anywhere',
});
