import { vars } from '@payload/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, page: margins, space, stroke, type } = vars;

const phone = 'screen and (max-width: 768px)';
const desktop = 'screen and (min-width: 769px)';
const hairline = `${stroke.hairline} solid ${color.line}`;

/** Height of the header that lies over the page. */
const header = { desktop: '71px', phone: '55px' };

/** Of a lamp's light at its brightest. */
const warm = `color-mix(in srgb, ${color.beam} 17%, transparent)`;

/** The whole screen is night, with one lamp above it. */
export const page = style({
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: '100dvh',
  paddingBlockStart: `calc(${header.desktop} + ${space.s64})`,
  paddingBlockEnd: margins.section,
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
    [phone]: {
      paddingBlockStart: `calc(${header.phone} + ${space.s24})`,
      '::before': {
        backgroundImage: `conic-gradient(from 146deg at 8% -24px, transparent, ${warm} 13deg, transparent 28deg)`,
      },
      '::after': { insetBlockStart: header.phone },
    },
    print: { minBlockSize: 0, paddingBlockStart: 0, '::before': { content: 'none' } },
  },
});

/** The rail of nine steps, and the one column of 720 px beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)', gap: 0 } },
});

/** On phones the segments stay in view, with the place in words: they matter most when the step changes. */
export const rail = style({
  '@media': {
    [phone]: {
      position: 'sticky',
      zIndex: 1,
      insetBlockStart: 0,
      minBlockSize: '44px',
      marginInline: `calc(-1 * ${margins.margin})`,
      paddingInline: margins.margin,
      backgroundColor: color.ground,
      borderBlockEnd: hairline,
    },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  alignContent: 'start',
  maxInlineSize: '720px',
});

/** A heading that is given the focus stands below the rail. */
globalStyle(`${main} h1`, { scrollMarginBlockStart: '72px' });

/** What belongs to one step. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
});

/** A heading close to what it heads. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
});

/** Where it stands, and at the other end which attempt it is. */
export const position = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s16,
  // On phones the place is said beside the rail, and no empty line is left here.
  '@media': { [phone]: { selectors: { '&:not([data-attempt])': { display: 'none' } } } },
});

export const quiet = style({ color: color.quiet });
export const small = style({
  color: color.quiet,
  fontSize: type.tSm,
  // What is not known before the page runs keeps its place until then.
  selectors: { '&[data-known="false"]': { visibility: 'hidden' } },
});

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Comes after a second: what a device does in less is not worth a line. */
export const waiting = style([small, { animation: `${appear} 1s step-end both` }]);

/** A title with a sign before it, as tall as its capitals. */
export const signed = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s16,
  alignItems: 'start',
});
export const sign = style({
  inlineSize: '0.8em',
  blockSize: '0.8em',
  marginBlockStart: '0.12em',
  color: color.critical,
});

/** Buttons in a line; on phones each fills it. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' } },
});

/** A link on a line of its own that a finger finds. */
export const link = style({ justifySelf: 'start', paddingBlock: '10px' });

export const plates = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12 });

/** One version of the list. */
export const version = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s12,
  justifyItems: 'start',
  paddingBlockEnd: space.s24,
});
export const full = style({ inlineSize: '100%' });

export const notes = style({
  display: 'grid',
  gap: space.s4,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  fontSize: type.tSm,
});

/** Set apart from the way that most take. */
export const apart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  borderBlockStart: hairline,
  paddingBlockStart: space.s24,
});

export const fields = style({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const code = style({ color: color.quiet, fontFamily: vars.font.mono, fontSize: type.tXs });

/** Keeps the room of what comes when it is scrolled to. */
export const later = style({ minBlockSize: '8rem' });

/** The log stands apart from the acts. */
export const log = style({ marginBlockStart: space.s16 });
