import { hiddenText } from '../../theme/hidden-text.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

export const root = component({
  color: color.text,
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.s16,
      rowGap: space.s8,
    },
  },
});

export const list = component({
  display: 'grid',
  gap: space.s24,
  '@media': {
    [media.phone]: { display: 'flex', gap: '3px' },
    [media.desktop]: {
      selectors: {
        '[data-layout="row"] > &': {
          gridAutoColumns: 'minmax(0, 1fr)',
          gridAutoFlow: 'column',
          gap: space.s16,
        },
      },
    },
  },
});

export const step = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s16,
  minBlockSize: '28px',
  fontSize: type.tMd,
  lineHeight: 1.4,
  selectors: {
    '&[data-state="current"]': { fontWeight: 700 },
    '&[data-state="failed"]': { color: color.critical, fontWeight: 700 },
    '&[data-state="todo"]': { color: color.quiet },
    // The line to the step before, from mark to mark.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 'calc(50% + 14px)',
      insetInlineStart: '14px',
      inlineSize: stroke.hairline,
      blockSize: `calc(100% - 28px + ${space.s24})`,
      backgroundColor: color.control,
    },
  },
  '@media': {
    [media.phone]: {
      minBlockSize: 0,
      selectors: { '& + &::before': { content: 'none' } },
    },
    [media.desktop]: {
      selectors: {
        '[data-layout="row"] &': { flexDirection: 'column', alignItems: 'start', gap: space.s8 },
        // The columns are of one width, so the mark before is as far away as this step is wide.
        '[data-layout="row"] & + &::before': {
          insetBlock: '14px auto',
          insetInline: 'auto 100%',
          inlineSize: `calc(100% - 28px + ${space.s16})`,
          blockSize: stroke.hairline,
        },
      },
    },
  },
});

export const mark = component({
  ...plateCodeText,
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
  backgroundColor: color.ground,
  fontSize: type.tXs,
  selectors: {
    [`${step}[data-state="done"] &`]: { color: color.positive },
    [`${step}[data-state="current"] &`]: {
      borderColor: color.signal,
      backgroundColor: color.signal,
      color: color.onSignal,
    },
    [`${step}[data-state="failed"] &`]: { borderColor: 'currentColor' },
    [`${step}[data-state="todo"] &`]: { borderColor: color.control },
  },
  '@media': {
    // The mark is the segment; its sign has no room, and the words beside the row say the place.
    [media.phone]: {
      inlineSize: '12px',
      blockSize: '8px',
      border: 0,
      borderRadius: 0,
      fontSize: 0,
      overflow: 'hidden',
      selectors: {
        [`${step}[data-state="done"] &`]: { backgroundColor: color.control, color: 'transparent' },
        [`${step}[data-state="failed"] &`]: { backgroundColor: color.critical, color: 'transparent' },
        [`${step}[data-state="todo"] &`]: { backgroundColor: color.raised2 },
      },
    },
    [`${media.phone} and (forced-colors: active)`]: {
      border: `${stroke.hairline} solid CanvasText`,
      selectors: { [`${step}:is([data-state="done"], [aria-current]) &`]: { backgroundColor: 'CanvasText' } },
    },
  },
});

/** On phones the names are read out and not seen. */
export const label = component({
  '@media': {
    [media.phone]: hiddenText,
  },
});

export const position = component({
  color: color.quiet,
  fontSize: type.tSm,
  selectors: { '&[data-failed]': { color: color.critical, fontWeight: 700 } },
  '@media': {
    [media.phone]: { selectors: { '&[data-wide]': { display: 'none' } } },
    [media.desktop]: { selectors: { [`${root} > &`]: { display: 'none' } } },
    print: { selectors: { [`${root} > &`]: { display: 'none' } } },
  },
});
