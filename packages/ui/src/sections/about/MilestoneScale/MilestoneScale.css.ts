import { createVar } from '@vanilla-extract/css';
import { hiddenText } from '../../../theme/hidden-text.ts';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { lying } from './lying.ts';

const { color, motion, radius, space, stroke, type } = vars;

/** Where the line lies below the upper edge: the names of its months stand above it. */
const lineAt = '36px';
const tick = '16px';

/** How wide what hangs is, and how far the axis keeps from both ends: half of that. */
const hang = createVar();
const half = createVar();
/** From the line to what hangs from it. */
const stem = createVar();
/** How high what hangs is: a picture of 6:5, and the code below it. */
const drop = createVar();

export const root = component({
  position: 'relative',
  paddingBlockStart: space.s24,
  containerType: 'inline-size',
  '@media': { print: { containerType: 'normal' } },
});

export const stage = component({
  border: 0,
  '@media': {
    [lying]: {
      vars: {
        [hang]: 'clamp(64px, 10.5cqi, 134px)',
        [half]: `calc(${hang} / 2)`,
        [drop]: `calc(${hang} * 5 / 6 + 28px)`,
      },
      position: 'relative',
      // A finger that goes up or down still scrolls the page.
      touchAction: 'pan-y',
      userSelect: 'none',
      // The line goes on: there was something before, and there is after.
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: lineAt,
        insetInline: 0,
        borderBlockStart: `${stroke.hairline} solid ${color.line}`,
      },
    },
  },
});

export const axis = component({
  display: 'none',
  '@media': {
    [lying]: {
      display: 'block',
      position: 'relative',
      marginInline: half,
      paddingBlock: `${lineAt} ${space.s12}`,
      cursor: 'ew-resize',
      // Time runs the same way in every language.
      direction: 'ltr',
    },
  },
});

export const mark = component({
  ...tabular,
  position: 'absolute',
  insetBlockStart: 0,
  left: 'calc(var(--at) * 100%)',
  blockSize: lineAt,
  paddingInlineStart: space.s8,
  borderLeft: `${stroke.hairline} solid ${color.control}`,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-place="end"]': {
      paddingInline: `0 ${space.s8}`,
      borderWidth: `0 ${stroke.hairline} 0 0`,
      borderStyle: 'solid',
      borderColor: color.control,
      transform: 'translateX(-100%)',
    },
  },
});

export const list = component({
  borderInlineStart: `${stroke.hairline} solid ${color.control}`,
  '@media': {
    [lying]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Two rows of what hangs, less what the axis takes below its line.
      paddingBlockStart: `calc(${drop} * 2 + ${space.s48} + ${space.s24})`,
      borderInlineStart: 0,
    },
  },
});

export const item = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: space.s16,
  paddingInlineStart: space.s24,
  // A tall tick of the scale at each.
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.75em',
    inlineSize: tick,
    borderBlockStart: `${stroke.hairline} solid ${color.control}`,
  },
  selectors: { '& + &': { marginBlockStart: space.s32 } },
  '@media': {
    [lying]: { display: 'contents', '::before': { content: 'none' } },
    print: { breakInside: 'avoid', selectors: { '& + &': { marginBlockStart: space.s16 } } },
  },
});

const isShort = `${item}[data-hang="short"] > &`;

export const hung = component({
  display: 'block',
  '@media': {
    [lying]: {
      vars: { [stem]: `calc(${drop} + ${space.s48})` },
      position: 'absolute',
      insetBlockStart: lineAt,
      left: `calc(${half} + var(--at) * (100% - ${hang}))`,
      inlineSize: hang,
      paddingBlockStart: stem,
      transform: 'translateX(-50%)',
      // What hangs lower would lie over what hangs beside it: only the product itself is pressed.
      pointerEvents: 'none',
      // From its month down to it.
      '::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetBlockStart: 0,
        left: '50%',
        blockSize: stem,
        borderLeft: `${stroke.hairline} solid ${color.control}`,
      },
      selectors: {
        // What hangs lower hangs behind.
        [isShort]: { vars: { [stem]: space.s32 }, zIndex: 1 },
        // The light falls from its month on what hangs there.
        '&:has(:checked)::before': {
          content: '',
          position: 'absolute',
          zIndex: -1,
          insetBlock: '16px 0',
          left: '50%',
          inlineSize: `calc(${hang} * 1.5)`,
          transform: 'translateX(-50%)',
          clipPath: 'polygon(49% 0, 51% 0, 100% 100%, 0 100%)',
          backgroundImage: `linear-gradient(color-mix(in srgb, ${color.beam} 34%, transparent), transparent 96%)`,
        },
        '&:has(:checked)::after': { borderColor: color.beam },
      },
    },
  },
});

export const radio = component({
  display: 'none',
  '@media': { [lying]: { ...hiddenText, display: 'block', margin: 0 } },
});

/** The month that is told of, on the line. */
export const handle = component({
  ...plateCodeText,
  ...tabular,
  display: 'none',
  '@media': {
    [lying]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: '-16px',
      left: '50%',
      placeItems: 'center',
      blockSize: '32px',
      paddingInline: space.s12,
      borderRadius: radius.control,
      transform: 'translateX(-50%)',
      backgroundColor: color.signal,
      color: color.onSignal,
      fontSize: type.tSm,
      selectors: { [`${radio}:checked + &`]: { display: 'grid' } },
    },
    // The browser would lay a plate of the page's colour behind the month.
    [media.forced]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
});

export const product = component({
  display: 'block',
  '@media': {
    [lying]: {
      pointerEvents: 'auto',
      cursor: 'pointer',
      selectors: {
        [`${radio}:focus-visible ~ &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      },
    },
  },
});

export const picture = component({
  display: 'block',
  aspectRatio: '6 / 5',
  '@media': {
    [lying]: {
      opacity: 0.6,
      selectors: { [`${radio}:checked ~ ${product} &`]: { opacity: 1 } },
    },
    [`${lying} and ${media.hover}`]: { selectors: { [`${product}:hover &`]: { opacity: 1 } } },
    [`${lying} and ${media.motion}`]: {
      transition: `opacity ${motion.enter} ${motion.easeEnter}`,
    },
  },
});

export const code = component({
  ...plateCodeText,
  display: 'block',
  color: color.quiet,
  fontSize: type.tSm,
  lineHeight: '28px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': {
    [lying]: { selectors: { [`${radio}:checked ~ ${product} &`]: { color: color.beam } } },
  },
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s16} ${space.s24}`,
  marginBlockStart: space.s24,
});

export const outcome = component({ display: 'flex', flexWrap: 'wrap', gap: space.s12 });

export const turns = component({
  display: 'none',
  '@media': { [lying]: { display: 'flex', gap: space.s8, marginInlineStart: 'auto' } },
});

export const arrow = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
