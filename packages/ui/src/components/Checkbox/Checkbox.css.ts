import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const checkbox = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: vars.control.toolbar,
  fontSize: vars.type.tSm,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.quiet, cursor: 'not-allowed' },
  },
  '@media': { print: { display: 'none' } },
});

export const box = component({
  appearance: 'none',
  display: 'grid',
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.plate,
  backgroundColor: vars.color.raised,
  cursor: 'inherit',
  '::after': {
    content: '',
    inlineSize: '100%',
    blockSize: '100%',
    backgroundColor: vars.color.ground,
    // The tick of the icon set, as an area.
    clipPath: 'polygon(15% 49%, 23% 41%, 41% 59%, 76% 19%, 85% 27%, 42% 76%)',
    opacity: 0,
  },
  selectors: {
    '&:checked': { borderColor: vars.color.text, backgroundColor: vars.color.text },
    '&:checked::after': { opacity: 1 },
    '&:disabled': { borderStyle: 'dashed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.text } } },
    '(forced-colors: active)': { appearance: 'auto', '::after': { content: 'none' } },
  },
});
