import { createVar } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const row = 20;
const lowest = 56;

const rows = createVar();
const level = createVar();

export const ruler = component({ display: 'grid', gap: vars.space.s16 });

export const label = component({ color: vars.color.quiet, fontSize: vars.type.tSm });

export const drawing = component({
  '@media': {
    [media.phone]: { display: 'none' },
    [media.desktop]: { vars: { [rows]: 'var(--rows-narrow)' } },
    [media.wide]: { vars: { [rows]: 'var(--rows-wide)' } },
    print: { vars: { [rows]: 'var(--rows-narrow)' } },
  },
});

export const stems = component({
  position: 'relative',
  blockSize: `calc(${lowest}px + ${row}px * ${rows} + 0.5rem)`,
});

export const stem = component({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 'var(--at)',
  blockSize: `calc(${lowest}px + ${row}px * ${level})`,
  color: vars.color.text,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `${vars.stroke.hairline} solid currentColor`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: '-4px',
    insetInlineStart: '-3px',
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    printColorAdjust: 'exact',
  },
  selectors: { '&[data-state="highlighted"]': { color: vars.color.signal, zIndex: 1 } },
  '@media': {
    [media.desktop]: { vars: { [level]: 'var(--level-narrow)' } },
    [media.wide]: { vars: { [level]: 'var(--level-wide)' } },
    print: { vars: { [level]: 'var(--level-narrow)' } },
  },
});

const turned = (layout: 'narrow' | 'wide') => `${stem}[data-${layout}="start"] &`;

export const codes = component({
  ...plateCodeText,
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineStart: '7px',
  fontSize: vars.type.tSm,
  lineHeight: `${row}px`,
  whiteSpace: 'nowrap',
  '@media': {
    [`${media.desktop} and (max-width: 1100px)`]: {
      selectors: { [turned('narrow')]: { insetInline: 'auto 7px', textAlign: 'end' } },
    },
    [media.wide]: {
      selectors: { [turned('wide')]: { insetInline: 'auto 7px', textAlign: 'end' } },
    },
    print: {
      selectors: { [turned('narrow')]: { insetInline: 'auto 7px', textAlign: 'end' } },
    },
  },
});

export const code = component({
  display: 'block',
  selectors: {
    // Of two models on one stem only the one at hand takes the colour.
    [`${stem}[data-state="highlighted"] &[data-state="plain"]`]: { color: vars.color.text },
  },
});

export const link = component({
  textDecorationLine: 'none',
  '@media': {
    [media.hover]: { ':hover': { textDecorationLine: 'underline' } },
  },
});

export const bars = component({
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});
