import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '96px',
      maxBlockSize: 'calc(100dvh - 96px)',
      overflowY: 'auto',
      // Room for the focus ring, which scrolling would cut.
      paddingInline: '4px',
      marginInlineStart: '-4px',
      paddingBlock: space.s8,
      borderInlineEnd: hairline,
    },
    print: { breakInside: 'avoid' },
  },
});

export const label = component({
  color: color.quiet,
  fontSize: type.tXs,
  paddingBlockEnd: space.s8,
  paddingInline: space.s12,
  '@media': {
    [media.phone]: { display: 'none' },
    // Where the closed list cannot be forced open, the summary names it.
    [media.desktop]: { '@supports': { 'not selector(::details-content)': { display: 'none' } } },
    print: { paddingInline: 0 },
  },
});

export const disclosure = component({
  '@media': { [media.phone]: { borderBlock: hairline } },
});

export const summary = component({
  minBlockSize: control.field,
  fontWeight: 700,
});

export const list = component({
  '@media': {
    [media.phone]: { paddingBlockEnd: space.s12 },
    print: { columns: 2, columnGap: space.s32, borderBlock: hairline, paddingBlock: space.s8 },
  },
});

/** A heading stays in one column with those below it. */
export const item = component({ breakInside: 'avoid' });

export const inner = component({ paddingInlineStart: space.s16, fontSize: type.tSm });

export const link = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '36px',
  paddingBlock: space.s4,
  paddingInline: space.s12,
  borderRadius: radius.plate,
  color: color.quiet,
  lineHeight: 1.35,
  textDecorationLine: 'none',
  selectors: {
    // A bar and a weight, not a colour alone.
    '&[aria-current]': {
      color: color.text,
      fontWeight: 700,
      '@media': { print: { fontWeight: 400 } },
    },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '6px',
      insetInlineStart: 0,
      borderInlineStart: `${stroke.head} solid currentColor`,
      '@media': { print: { content: 'none' } },
    },
  },
  '@media': {
    [media.phone]: { minBlockSize: control.toolbar, paddingInline: 0, color: color.text },
    [media.hover]: { ':hover': { color: color.text, textDecorationLine: 'underline' } },
    print: { minBlockSize: 0, paddingInline: 0, color: color.text },
  },
});
