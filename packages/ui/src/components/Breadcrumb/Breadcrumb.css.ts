import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, type } = vars;

export const root = component({
  fontSize: type.tSm,
  color: color.quiet,
  '@media': { print: { display: 'none' } },
});

export const list = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  selectors: {
    '& + &::before': {
      // Decoration: the second form keeps it from being read out, the first is for browsers without it.
      content: ['"/"', '"/" / ""'],
      marginInline: space.s12,
      color: color.control,
    },
  },
});

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  textDecoration: 'none',
  position: 'relative',
  '::after': {
    // The finger's target, higher than the line.
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `calc((100% - ${vars.control.toolbar}) / 2)`,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } } },
  },
});

export const current = component({ color: color.text });
