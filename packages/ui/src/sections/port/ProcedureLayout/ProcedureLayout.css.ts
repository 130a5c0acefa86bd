import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, page, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

/** Height of the header that lies over the page. */
const header = { desktop: '71px', phone: '55px' };

/** Of a lamp's light at its brightest. */
const warm = `color-mix(in srgb, ${color.beam} 17%, transparent)`;

export const root = component({
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: '100dvh',
  paddingBlockStart: `calc(${header.desktop} + ${space.s64})`,
  paddingBlockEnd: page.section,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: '620px',
    backgroundImage: `conic-gradient(from 143deg at 29% -24px, transparent, ${warm} 11deg, transparent 24deg)`,
    maskImage: 'linear-gradient(#000, rgb(0 0 0 / 0.35) 55%, transparent)',
    pointerEvents: 'none',
  },
  // The header's own line is see-through, for it lies over pictures elsewhere.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: header.desktop,
    borderBlockStart: hairline,
  },
  '@media': {
    [media.phone]: {
      paddingBlockStart: `calc(${header.phone} + ${space.s24})`,
      '::before': {
        backgroundImage: `conic-gradient(from 146deg at 8% -24px, transparent, ${warm} 13deg, transparent 28deg)`,
      },
      '::after': { insetBlockStart: header.phone },
    },
    print: { minBlockSize: 0, paddingBlockStart: 0, '::before': { content: 'none' } },
  },
});

export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  '@media': {
    [media.desktop]: {
      gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 3fr) minmax(0, 8fr)',
      gap: 0,
    },
  },
});

/** On phones the segments stay in view, with the place in words: they matter most when the step changes. */
export const rail = component({
  '@media': {
    [media.phone]: {
      position: 'sticky',
      zIndex: 1,
      insetBlockStart: 0,
      minBlockSize: '44px',
      marginBlockEnd: `calc(-1 * ${space.s16})`,
      marginInline: `calc(-1 * ${page.margin})`,
      paddingInline: page.margin,
      backgroundColor: color.ground,
      borderBlockEnd: hairline,
    },
  },
});

export const column = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  alignContent: 'start',
  maxInlineSize: '720px',
  '@media': {
    [media.desktop]: { gridRow: '1 / 3', gridColumn: 2 },
    // What stands beside the step comes between it and the log.
    [media.phone]: { display: 'contents' },
  },
});

/** Stays in view beside a long step. */
export const beside = component({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space.s24,
      alignSelf: 'start',
      marginBlockStart: space.s48,
      paddingInlineEnd: space.s24,
    },
  },
});

// A heading that is given the focus stands below the rail.
globalStyle(`${column} h1`, { '@layer': { [componentsLayer]: { scrollMarginBlockStart: '72px' } } });

/** The log stands apart from the acts. */
export const log = component({
  minInlineSize: 0,
  paddingBlockStart: space.s16,
  '@media': { [media.phone]: { order: 1 } },
});
