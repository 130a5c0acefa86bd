import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ display: 'block' });

export const image = component({
  inlineSize: '100%',
  blockSize: 'auto',
  // A cut-out's shadow, which its place on the page gives: of the picture itself, never of what stands in for it.
  filter: 'var(--picture-shadow, none)',
  selectors: {
    // The frame gives the size: the picture fills it.
    [`${root}:is([data-fit="cover"], [data-fit="contain"]) &`]: { blockSize: '100%' },
    [`${root}[data-fit="cover"] &`]: { objectFit: 'cover' },
    [`${root}[data-fit="contain"] &`]: { objectFit: 'contain' },
    // What is not drawn is not asked for either; its box keeps the place.
    [`[data-loading] ${root}[data-lazy] &`]: { display: 'none' },
  },
  '@media': { print: { selectors: { [`[data-loading] ${root}[data-lazy] &`]: { display: 'block' } } } },
});

export const placeholder = component({ filter: 'none' });

/** Around a picture and what may stand in for it. */
export const frame = component({ position: 'relative', containerType: 'inline-size' });

export const framed = component({
  selectors: {
    '&:is([data-fit="cover"], [data-fit="contain"])': { blockSize: '100%' },
  },
});

/** In the picture's place, whole, on the ground that the place has: never a grey box. */
export const standIn = component({
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
  aspectRatio: '4 / 3',
  inlineSize: '100%',
});

const wait = keyframes({ from: { visibility: 'hidden' } });

/** Before a picture that has not come. A quick one shows nothing of it, and without a script nothing would take it away. */
export const waiting = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  // Then seen as its place is: what is hidden as a whole stays so.
  animation: `${wait} 1ms 700ms backwards`,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

/** Where neither the picture nor its placeholder can be had, its words stand in its place. */
export const words = component({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  padding: vars.space.s16,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.plate,
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
  textAlign: 'center',
  selectors: {
    '&[data-fit="cover"], &[data-fit="contain"]': { blockSize: '100%' },
  },
});
