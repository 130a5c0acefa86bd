import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { codeText, plateCodeText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, stroke, type } = vars;

export const root = component({ position: 'relative', color: color.text });

export const head = component({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s16,
  rowGap: space.s8,
  marginBlockEnd: space.s32,
});

export const percent = component({
  ...codeText,
  ...tabular,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'baseline',
  fontSize: 'clamp(5.5rem, 3.8333rem + 7.4074vw, 10.5rem)',
  // The first figure stands on the margin.
  marginInlineStart: '-0.02em',
});

/** Larger than other units, for the number is: and still no part of it. */
export const sign = component({
  marginInlineStart: '0.24em',
  color: color.quiet,
  fontSize: '0.28em',
  fontWeight: 680,
  letterSpacing: 0,
});

/** Beside the number while its longest word fits, else below it. */
export const amount = component({ flex: '1 1 min-content', textAlign: 'end' });

export const figure = component({ ...tabular, fontSize: type.tLg });

export const note = component({ color: color.quiet, fontSize: type.tSm });

export const bar = component({
  position: 'relative',
  blockSize: '14px',
  backgroundColor: color.raised2,
  selectors: {
    [`${root}[data-size="small"] &`]: { blockSize: '6px' },
  },
  '@media': {
    '(forced-colors: active)': { border: `${stroke.hairline} solid CanvasText` },
    print: { border: `${stroke.hairline} solid ${color.control}` },
  },
});

export const done = component({
  inlineSize: 'var(--share)',
  blockSize: '100%',
  backgroundColor: color.signal,
  selectors: { [`${root}[data-state="failed"] &`]: { backgroundColor: color.control } },
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

/** Longer than the bar is thick, so that it is found without its colour. */
export const stopped = component({
  position: 'absolute',
  insetBlock: '-6px',
  insetInlineStart: `calc(var(--share) - ${stroke.head} / 2)`,
  inlineSize: stroke.head,
  backgroundColor: color.critical,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const scale = component({ marginBlockStart: space.s4 });

export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '1px',
  marginBlockStart: space.s32,
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.plate,
  backgroundColor: color.line,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } },
});

export const fact = component({ padding: space.s16, backgroundColor: color.ground });

export const factLabel = component({ color: color.quiet, fontSize: type.tSm });

export const factValue = component({
  ...plateCodeText,
  ...tabular,
  marginBlockStart: space.s4,
  fontSize: type.tLg,
});
