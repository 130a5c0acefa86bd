import { component } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, page: margins, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** The tree beside title and files; on phones it stands between them. */
export const page = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${space.s32} clamp(32px, 5vw, 80px)`,
    },
  },
});

export const tree = component({
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2', paddingBlockStart: space.s16 } },
});

export const content = component({ display: 'grid', gap: space.s48, alignContent: 'start' });

export const card = component({
  display: 'grid',
  gap: space.s24,
  padding: `clamp(${space.s16}, 3vw, ${space.s32})`,
  border: hairline,
  borderRadius: radius.control,
  backgroundColor: color.raised,
});

/** The version, and at the end of its line what can be done with it. */
export const head = component({
  display: 'grid',
  gap: space.s24,
  alignItems: 'end',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const since = component({ color: color.quiet, fontSize: type.tSm });
export const newest = component({ marginInlineEnd: space.s8, color: color.text, fontWeight: 700 });

/** Cells in one frame, as on a plate. */
export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // The ground of the list is the lines between its cells.
  gap: stroke.hairline,
  border: hairline,
  borderRadius: radius.plate,
  overflow: 'hidden',
  backgroundColor: color.line,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const fact = component({
  paddingBlock: space.s12,
  paddingInline: margins.gutter,
  backgroundColor: color.raised,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});

export const name = component({ color: color.quiet, fontSize: type.tXs });
