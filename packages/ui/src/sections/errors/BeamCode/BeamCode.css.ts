import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { codeText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { lamp } from './falloff.ts';

const { color } = vars;

/** As wide as the page's content, three figures stand; and never taller than two thirds of a window. */
const size = 'min((100vw - 2 * var(--page-edge)) / 2.25, 60dvh, 34rem)';

/** Height of the code in sizes of its type. */
const leading = 0.82;

export const root = component({
  position: 'relative',
  vars: {
    '--page-edge': vars.page.margin,
    '--code-size': size,
    // It stands still on the first figure and the way out below it, until something moves it.
    '--aim': '205deg',
    '--near': `calc(var(--code-size) * ${(leading * -lamp.y).toFixed(3)})`,
  },
  fontSize: 'var(--code-size)',
});

const text = {
  ...codeText,
  letterSpacing: '-0.035em',
  // The first figure stands on the margin.
  marginInlineStart: '-0.025em',
  paddingInlineEnd: '0.05em',
} as const;

/** Where nothing moves it can be read as it stands; where a beam comes over it, it waits for it. */
export const code = component({
  ...text,
  inlineSize: 'fit-content',
  backgroundImage: `linear-gradient(97deg, ${color.text} 10%, ${color.control} 60%)`,
  backgroundClip: 'text',
  color: 'transparent',
  '@media': {
    [`${media.motion} and (scripting: enabled)`]: {
      backgroundImage: `linear-gradient(${color.raised2} 0 0)`,
    },
    [media.forced]: { background: 'none', color: 'CanvasText' },
    print: { background: 'none', color: color.text },
  },
});

const beamAt = (place: string) =>
  `conic-gradient(from calc(var(--aim) - var(--before)) at ${place}, var(--across))`;
const falloffAt = (place: string) => `radial-gradient(circle at ${place}, var(--along))`;

const overCode = `${lamp.x * 100}% ${lamp.y * 100}%`;

/** The same code in the light. */
export const lit = component({
  position: 'absolute',
  inset: 0,
  maskImage: `${beamAt(overCode)}, ${falloffAt(overCode)}`,
  maskComposite: 'intersect',
  pointerEvents: 'none',
  selectors: {
    '&::before': { ...text, content: 'attr(data-code)', display: 'block', color: color.text },
  },
  '@media': {
    '(scripting: none)': { display: 'none' },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
    [media.forced]: { display: 'none' },
    print: { display: 'none' },
  },
});

/** How far the air beside and below the code is drawn; the stage clips it. */
const beside = '50vw';
const below = '60rem';
const above = '20rem';

// A share of the code's box, in a box that is wider and taller.
const overAir = [
  `calc(${beside} + ${lamp.x} * (100% - 2 * ${beside}))`,
  `calc(${above} + ${lamp.y} * (100% - ${above} - ${below}))`,
].join(' ');

/** What is seen of the beam in the air. */
export const air = component({
  position: 'absolute',
  insetBlock: `calc(-1 * ${above}) calc(-1 * ${below})`,
  insetInline: `calc(-1 * ${beside})`,
  opacity: 0.13,
  backgroundColor: color.beam,
  maskImage: `${beamAt(overAir)}, ${falloffAt(overAir)}`,
  maskComposite: 'intersect',
  pointerEvents: 'none',
  '@media': { [media.forced]: { display: 'none' }, print: { display: 'none' } },
});
