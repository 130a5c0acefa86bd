import { groundColor } from '../../../theme/ground-color.ts';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { shape } from './scene.ts';

const { color, space, type } = vars;

/** Narrower than this, only what is measured has room for its words; the text beside the drawing names the models. */
const narrow = '(max-width: 419px)';

export const root = component({
  containerType: 'inline-size',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: `${shape}`,
  overflow: 'clip',
  margin: 0,
  color: color.text,
});

export const drawing = component({
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  // A wide page shows more of the ground to the left.
  overflow: 'visible',
});

/** Metres go up, pixels down. */
export const upward = component({ transform: 'scale(1, -1)' });

const edge = {
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
} as const;
const line = { ...edge, fill: 'none' } as const;
const covering = { ...edge, '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } } } as const;
const mixed = (share: number) => `color-mix(in oklab, ${color.quiet} ${share}%, ${color.ground})`;

export const hairline = component({ ...line, stroke: mixed(42), strokeWidth: 1 });

export const outline = component({ ...line, stroke: mixed(68), strokeWidth: 1.25 });

/** In front of what stands behind, and as bright as people: on a phone they are a few pixels high. */
export const vehicles = component({ ...covering, fill: mixed(3), stroke: color.text, strokeWidth: 1 });

/** As high as they are, and as far apart. */
export const windows = component({
  fill: 'none',
  stroke: mixed(24),
  strokeWidth: 1.5,
  strokeDasharray: '1.2 1.7',
});

/** In their own width: bodies are lines, heads are dots. */
export const people = component({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 0.36,
  strokeLinecap: 'round',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const water = component({
  ...covering,
  fill: mixed(5),
  stroke: mixed(68),
  strokeWidth: 1.25,
});

/** Its fill goes over into the page's ground. Its line lies within it, below the feet and wheels of what stands there. */
export const ground = component({ ...covering, stroke: mixed(80), strokeWidth: 2.5 });

export const soil = component({ stopColor: color.raised });
export const depth = component({ stopColor: color.ground });

/** What holds several drawings shows by `--scene-light` which one is lit. */
export const light = component({
  opacity: 'var(--scene-light, 1)',
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.light} ${vars.motion.easeEnter}` } },
});

const beam = groundColor('night', 'beam');
const share = (percent: number) => `color-mix(in srgb, ${beam} ${percent}%, transparent)`;

export const near = component({
  stopColor: `light-dark(#FFD976, ${share(78)})`,
  '@media': { [media.forced]: { stopColor: 'transparent' } },
});

export const far = component({
  stopColor: `light-dark(${share(60)}, ${share(20)})`,
  '@media': { [media.forced]: { stopColor: 'transparent' } },
});

const bright = { ...line, stroke: color.beam } as const;

/** Of sound, the quieter the farther. */
export const front = component({ ...line, stroke: color.quiet, strokeWidth: 1.5 });

/** What is heard shines nowhere. */
export const heard = component({ ...line, stroke: color.quiet, strokeWidth: 3, strokeLinecap: 'round' });

export const lit = component({ ...bright, strokeWidth: 3, strokeLinecap: 'round' });

export const lens = component({ ...bright, strokeWidth: 2.5 });

export const horn = component({ ...line, stroke: color.text, strokeWidth: 2.5 });

export const dimension = component({ ...line, stroke: mixed(80), strokeWidth: 1 });

export const detail = component({ ...covering, fill: mixed(3), stroke: mixed(50), strokeWidth: 1 });

export const aircraft = component({ ...line, stroke: color.text, strokeWidth: 1.25 });

/** Its middle lies at its place, moved by parts of its own size. */
export const label = component({
  ...tabular,
  position: 'absolute',
  insetBlockStart: 'var(--y)',
  insetInlineStart: 'var(--x)',
  translate: 'calc(100% * var(--right)) calc(100% * var(--down))',
  paddingInline: space.s4,
  color: color.quiet,
  fontSize: type.tXs,
  lineHeight: 1.35,
  textAlign: 'center',
  whiteSpace: 'pre',
  '@container': {
    [narrow]: {
      selectors: { '&:is([data-label="scale"], [data-label="aircraft"])': { display: 'none' } },
    },
  },
});

/** Of the ground: as long as its words say. */
export const scale = component({
  ...line,
  stroke: mixed(68),
  strokeWidth: 1.25,
  '@container': { [narrow]: { display: 'none' } },
});

export const brightText = component({ color: color.beam });

export const levelText = component({ color: color.text });

export const code = component({ ...plateCodeText, color: color.text, fontSize: '0.92em' });
