import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

export const root = component({
  '@media': {
    [media.desktop]: {
      borderInlineEnd: `${stroke.hairline} solid ${color.line}`,
      paddingInlineEnd: space.s24,
    },
    print: { display: 'none' },
  },
});

export const label = component({
  color: color.quiet,
  fontSize: type.tXs,
  paddingBlockEnd: space.s8,
  '@media': {
    [media.phone]: { display: 'none' },
    // Where the closed list cannot be forced open, the summary stands in for it.
    [media.desktop]: { '@supports': { 'not selector(::details-content)': { display: 'none' } } },
  },
});

export const disclosure = component({
  '@media': {
    [media.phone]: {
      border: `${stroke.hairline} solid ${color.control}`,
      borderRadius: radius.control,
      backgroundColor: color.raised,
    },
  },
});

export const summary = component({ minBlockSize: control.field, paddingInline: space.s16 });

export const list = component({
  '@media': { [media.phone]: { paddingBlockEnd: space.s12, paddingInline: space.s16 } },
});

export const inner = component({ paddingInlineStart: space.s16, fontSize: type.tSm });

export const link = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: control.toolbar,
  textDecorationLine: 'none',
  selectors: {
    [`${inner} &`]: { minBlockSize: '40px', paddingInlineStart: space.s12, color: color.quiet },
    [`${inner} &[aria-current]`]: {
      borderInlineStart: `${stroke.active} solid ${color.text}`,
      paddingInlineStart: `calc(${space.s12} - ${stroke.active})`,
      color: color.text,
    },
    '&[aria-current]': { fontWeight: 700 },
    // The branch that is open.
    '&:has(+ ul)': { fontWeight: 700 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    // As tall as a finger.
    [media.phone]: { selectors: { [`${inner} &`]: { minBlockSize: control.toolbar } } },
  },
});
