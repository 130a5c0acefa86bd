import { component } from '../../../theme/layers.css.ts';
import { litStyle, unlitStyle } from '../../../theme/lit-picture.ts';
import { media } from '../../../theme/media.ts';
import { codeCharacter, codeText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

/** The light of a lamp over the upper edge, brightest so many degrees from its own. */
const lamp = (at: string, middle: number) =>
  `conic-gradient(from 164deg at ${at} -24px, transparent, color-mix(in srgb, ${color.beam} 20%, transparent) ${middle}deg, transparent 32deg)`;

export const root = component({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  inlineSize: '100%',
  border: hairline,
  borderRadius: radius.control,
  padding: space.s24,
  overflow: 'clip',
  backgroundColor: color.ground,
  color: color.text,
  selectors: {
    // One lamp above the picture.
    '&[data-pictured]::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      backgroundImage: lamp('50%', 14),
      maskImage: 'linear-gradient(#000, transparent 68%)',
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.wide]: {
      padding: space.s32,
      selectors: {
        '&[data-pictured]': {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          columnGap: space.s32,
        },
        // Above the middle of the picture's column.
        '&[data-pictured]::before': {
          backgroundImage: lamp(`calc(100% - ${space.s32} - (100% - 96px) * 5 / 24)`, 16),
          maskImage: 'linear-gradient(#000, transparent 88%)',
        },
      },
    },
    [media.forced]: { selectors: { '&[data-pictured]::before': { display: 'none' } } },
    print: {
      gap: space.s12,
      padding: space.s16,
      breakInside: 'avoid',
      selectors: { '&[data-pictured]::before': { display: 'none' } },
    },
  },
});

export const head = component({ containerType: 'inline-size', alignSelf: 'start' });

export const name = component({ color: color.quiet, fontSize: type.tSm });

/** As large as its column lets the code be. */
export const code = component({
  ...codeText,
  marginBlockStart: space.s12,
  fontSize: `clamp(2rem, calc(100cqi / (max(var(--characters), 3) * ${codeCharacter})), 6rem)`,
  overflowWrap: 'anywhere',
});

export const picture = component({
  position: 'relative',
  alignSelf: 'center',
  justifySelf: 'center',
  inlineSize: 'min(100%, 260px)',
  '@media': {
    [media.wide]: { gridColumn: 2, gridRow: '1 / span 2', inlineSize: '100%' },
    print: { inlineSize: '160px', justifySelf: 'start' },
  },
});

export const unlit = component(unlitStyle);

export const lit = component(litStyle);

export const words = component({ display: 'grid', gap: space.s16, justifyItems: 'start' });

export const next = component({ maxInlineSize: '60ch', textWrap: 'pretty' });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
  marginBlockStart: space.s8,
  '@media': { print: { display: 'none' } },
});

export const steps = component({
  borderBlockStart: hairline,
  paddingBlockStart: space.s24,
  '@media': { [media.wide]: { gridColumn: '1 / -1' } },
});
