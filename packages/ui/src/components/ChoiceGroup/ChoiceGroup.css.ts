import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

export const options = component({
  display: 'grid',
  selectors: {
    '&[data-variant="cards"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      gap: space.s12,
      '@media': { print: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: space.s8 } },
    },
  },
});

export const option = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s12,
  // With the line of words this is at least 44 px.
  minBlockSize: control.toolbar,
  paddingBlock: '9px',
  lineHeight: '26px',
  cursor: 'pointer',
  selectors: {
    '&:has(> :disabled)': { color: color.quiet, cursor: 'not-allowed' },
    [`${options}[data-variant="cards"] > &`]: {
      minBlockSize: control.field,
      padding: '12px 16px',
      border: `${stroke.hairline} solid ${color.control}`,
      borderRadius: radius.control,
      backgroundColor: color.raised,
      '@media': { print: { padding: space.s8 } },
    },
    [`${options}[data-variant="cards"] > &:has(> :checked)`]: {
      borderColor: color.text,
      boxShadow: `inset 0 0 0 ${stroke.hairline} ${color.text}`,
    },
    [`${options}[data-variant="cards"][data-invalid] > &:not(:has(> :checked))`]: {
      borderColor: color.critical,
    },
    [`${options}[data-variant="cards"] > &:has(> :disabled)`]: {
      borderStyle: 'dashed',
      backgroundColor: 'transparent',
    },
    // The card is what is chosen, so the card takes the ring.
    [`${options}[data-variant="cards"] > &:has(> :focus-visible)`]: {
      outline: `${stroke.head} solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${options}[data-variant="cards"] > &:hover:not(:has(> :disabled))`]: {
          backgroundColor: color.raised2,
        },
      },
    },
  },
});

export const mark = component({
  marginBlockStart: '3px',
  selectors: {
    [`${options}[data-invalid] > ${option} > &:not(:checked)`]: { borderColor: color.critical },
    [`${options}[data-variant="cards"] &:focus-visible`]: { outline: 'none' },
  },
});

export const words = component({ flexGrow: 1, fontSize: type.tMd });

export const label = component({
  display: 'block',
  selectors: { [`${options}[data-variant="cards"] &`]: { fontWeight: 700 } },
});

export const help = component({
  display: 'block',
  color: color.quiet,
  fontSize: type.tSm,
  lineHeight: 1.5,
});

export const end = component({ flexShrink: 0, alignSelf: 'center' });
