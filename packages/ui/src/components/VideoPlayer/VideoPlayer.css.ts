import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, motion, radius, space, stroke, type } = vars;

const fill = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const root = component({ '@media': { print: { breakInside: 'avoid' } } });

export const frame = component({
  position: 'relative',
  borderRadius: radius.plate,
  backgroundColor: color.raised2,
});

export const poster = component({
  ...fill,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: radius.plate,
});

/** Clear until its first frame comes, so that the poster below stays in view and prints. */
export const video = component({
  ...fill,
  borderRadius: radius.plate,
  // The still that stands in the film's place is cut as the picture below it.
  objectFit: 'cover',
  selectors: {
    [`${root}:is([data-state="resting"], [data-state="failed"]) &`]: { visibility: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
});

/** All of the picture can be pressed; what says so is the plate in its corner. */
export const press = component({
  ...fill,
  display: 'flex',
  alignItems: 'flex-end',
  padding: space.s16,
  borderRadius: radius.plate,
  textAlign: 'start',
  '@media': { [media.phone]: { padding: space.s8 }, print: { display: 'none' } },
});

export const plate = component({
  ...tabular,
  display: 'inline-flex',
  maxInlineSize: '100%',
  minBlockSize: control.button,
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
  color: color.text,
  fontWeight: 700,
  '@media': {
    [media.hover]: {
      selectors: { [`${press}:hover &`]: { backgroundColor: color.text, color: color.ground } },
    },
    [media.motion]: {
      transition: `transform ${motion.enter} ${motion.easeEnter}`,
      selectors: { [`${press}:active &`]: { transform: 'translateY(1px)' } },
    },
  },
});

export const cell = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  paddingInline: space.s16,
  selectors: {
    '& + &': { borderInlineStart: `${stroke.hairline} solid ${color.control}`, fontWeight: 400 },
  },
});

export const caption = component({ display: 'grid', gap: space.s4, paddingBlockStart: space.s12 });

export const title = component({ fontWeight: 700, textWrap: 'pretty' });

export const facts = component({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s16,
  color: color.quiet,
  fontSize: type.tSm,
});

export const address = component({
  display: 'none',
  fontFamily: vars.font.mono,
  fontSize: type.tXs,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'block' } },
});

export const failure = component({
  marginBlockStart: space.s16,
  '@media': { print: { display: 'none' } },
});
