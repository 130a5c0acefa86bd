import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, radius, stroke } = vars;

export const mark = component({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
  cursor: 'inherit',
  '::after': { content: '' },
  selectors: {
    '&:checked': { borderColor: color.text },
    '&:disabled': { borderStyle: 'dashed' },

    '&[data-kind="checkbox"]:checked': { backgroundColor: color.text },
    '&[data-kind="checkbox"]::after': {
      inlineSize: '100%',
      blockSize: '100%',
      backgroundColor: color.ground,
      // The tick of the icon set, as an area.
      clipPath: 'polygon(15% 49%, 23% 41%, 41% 59%, 76% 19%, 85% 27%, 42% 76%)',
    },

    '&[data-kind="radio"]': { borderRadius: '50%' },
    '&[data-kind="radio"]::after': {
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      backgroundColor: color.text,
    },
    '&:is([data-kind="checkbox"], [data-kind="radio"]):not(:checked)::after': { opacity: 0 },

    '&[data-kind="switch"]': {
      placeItems: 'center start',
      inlineSize: '40px',
      blockSize: '24px',
      paddingInline: '3px',
      borderRadius: radius.control,
    },
    '&[data-kind="switch"]::after': {
      inlineSize: '16px',
      blockSize: '16px',
      borderRadius: '3px',
      backgroundColor: color.control,
    },
    '&[data-kind="switch"]:checked': { backgroundColor: color.text },
    '&[data-kind="switch"]:checked::after': { backgroundColor: color.ground, transform: 'translateX(16px)' },
    '&[data-kind="switch"]:checked:dir(rtl)::after': { transform: 'translateX(-16px)' },
  },
  '@media': {
    [media.hover]: { selectors: { 'label:hover > &:not(:disabled)': { borderColor: color.text } } },
    [media.motion]: {
      selectors: {
        '&[data-kind="switch"]::after': { transition: `transform ${motion.leave} ${motion.easeLeave}` },
      },
    },
    '(forced-colors: active)': { appearance: 'auto', '::after': { content: 'none' } },
  },
});
