import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minBlockSize: vars.control.toolbar,
  fontSize: vars.type.tMd,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.quiet, cursor: 'not-allowed' },
  },
  '@media': { print: { display: 'none' } },
});

export const track = component({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '24px',
  padding: '3px',
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  cursor: 'inherit',
  '::after': {
    content: '',
    display: 'block',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: '3px',
    backgroundColor: vars.color.control,
  },
  selectors: {
    '&:checked': { borderColor: vars.color.text, backgroundColor: vars.color.text },
    '&:checked::after': { backgroundColor: vars.color.ground, transform: 'translateX(16px)' },
    '&:checked:dir(rtl)::after': { transform: 'translateX(-16px)' },
    '&:disabled': { borderStyle: 'dashed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.text } } },
    [media.motion]: {
      '::after': { transition: `transform ${vars.motion.leave} ${vars.motion.easeLeave}` },
    },
    '(forced-colors: active)': { appearance: 'auto', '::after': { content: 'none' } },
  },
});
