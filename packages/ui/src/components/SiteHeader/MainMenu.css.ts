import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { pageInline } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { plateCodeText } from '../../theme/text.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, motion, radius, space, stroke, type } = vars;

const noScript = '(scripting: none)';

/** Panels lie between the ground and what is raised: a wide surface the full step would look like a card. */
const panelGround = `color-mix(in srgb, ${color.ground}, ${color.raised})`;

export const root = component({
  alignSelf: 'stretch',
  '@media': {
    print: { display: 'none' },
    [media.phone]: {
      display: 'none',
    },
    // On a phone without script there is no drawer: the links stand in rows under the bar.
    [`${media.phone} and (scripting: none)`]: {
      display: 'block',
      order: 1,
      inlineSize: '100%',
      paddingBlockEnd: space.s12,
    },
  },
});

export const list = component({
  display: 'flex',
  blockSize: '100%',
  gap: space.s4,
  '@media': {
    [`${media.phone} and (scripting: none)`]: { flexWrap: 'wrap', blockSize: 'auto' },
  },
});

export const item = component({
  display: 'flex',
  alignItems: 'center',
  // A small panel hangs from its item, a wide one from the header.
  selectors: { '&[data-panel="group"]': { position: 'relative' } },
});

export const entry = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: control.toolbar,
  paddingInline: space.s12,
  color: color.text,
  fontSize: type.tSm,
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: stroke.active,
    backgroundColor: 'currentColor',
    opacity: 0,
    transitionProperty: 'opacity',
    transitionDuration: motion.leave,
  },
  selectors: {
    '&:is([aria-current], [aria-expanded="true"])::after': { opacity: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::after': { opacity: 1 } } },
    [`screen and (max-width: 900px)`]: { paddingInline: space.s8 },
  },
});

export const chevron = component({
  flexShrink: 0,
  selectors: { [`${entry}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const panel = component({
  position: 'absolute',
  zIndex: layerOrder.header,
  insetBlockStart: '100%',
  display: 'none',
  borderBlock: `${stroke.hairline} solid ${color.line}`,
  backgroundColor: panelGround,
  outline: 'none',
  overscrollBehavior: 'contain',
  selectors: {
    [`${item}[data-open="true"] > &`]: { display: 'block' },
    // Until the page is hydrated the panel is open while the focus is on its button or in it.
    [`${root}:not([data-ready]) ${item}:focus-within > &`]: { display: 'block' },
    '&[data-panel="columns"]': {
      insetInline: 0,
      maxBlockSize: 'calc(100dvh - 72px)',
      overflowY: 'auto',
      paddingInline: pageInline,
      paddingBlockStart: space.s32,
    },
    '&[data-panel="group"]': {
      insetInlineStart: 0,
      minInlineSize: '208px',
      paddingBlock: space.s8,
      border: `${stroke.hairline} solid ${color.line}`,
      borderRadius: radius.control,
      boxShadow: color.floatShadow,
    },
  },
  '@media': {
    [media.motion]: { animation: `${rise} ${motion.enter} ${motion.easeEnter}` },
    [noScript]: { selectors: { [`${item}:hover > &`]: { display: 'block' } } },
    [`${media.phone} and (scripting: none)`]: { insetInline: 0, maxBlockSize: 'none' },
  },
});

export const columns = component({
  display: 'grid',
  // Equal, but never narrower than a heading.
  gridTemplateColumns: 'repeat(7, minmax(max-content, 1fr))',
  rowGap: space.s32,
  '@media': {
    [media.compact]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [`${media.phone} and (scripting: none)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const column = component({
  paddingInline: `${space.s16} ${space.s8}`,
  borderInlineStart: `${stroke.hairline} solid ${color.line}`,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': {
    [media.compact]: {
      selectors: { '&:nth-child(4n + 1)': { paddingInlineStart: 0, borderInlineStart: 0 } },
    },
  },
});

export const columnIcon = component({ display: 'block', color: color.quiet });

export const columnLink = component({
  display: 'block',
  marginBlock: `${space.s12} ${space.s16}`,
  color: color.text,
  fontWeight: 700,
  lineHeight: 1.55,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    'screen and (max-width: 1280px)': { fontSize: type.tSm },
  },
});

export const code = component({
  ...plateCodeText,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '34px',
  // Between text and quiet: forty-nine codes at full strength would shout.
  color: `color-mix(in srgb, ${color.text}, ${color.quiet})`,
  fontSize: type.tMd,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: color.beam } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.beam } } },
  },
});

export const codeText = component({
  borderBlock: `${stroke.head} solid transparent`,
  paddingBlock: '3px',
  selectors: { [`${code}[aria-current] &`]: { borderBlockEndColor: 'currentColor' } },
  '@media': {
    [media.hover]: { selectors: { [`${code}:hover &`]: { borderBlockEndColor: 'currentColor' } } },
  },
});

export const lead = component({
  marginBlockEnd: '20px',
  borderBlockEnd: `${stroke.hairline} solid ${color.line}`,
  paddingBlock: '6px',
  fontSize: type.tSm,
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '38px',
  marginBlockStart: '20px',
  paddingBlock: '6px',
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  fontSize: type.tSm,
});

export const groupLink = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: control.toolbar,
  paddingInline: space.s16,
  color: color.text,
  fontSize: type.tSm,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { boxShadow: `inset ${stroke.active} 0 currentColor` } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.raised2 } } },
  },
});
