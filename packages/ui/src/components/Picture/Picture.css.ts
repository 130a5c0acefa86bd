import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ display: 'block' });

export const image = component({
  inlineSize: '100%',
  blockSize: 'auto',
  selectors: {
    // The frame gives the size: the picture fills it.
    [`${root}:is([data-fit="cover"], [data-fit="contain"]) &`]: { blockSize: '100%' },
    [`${root}[data-fit="cover"] &`]: { objectFit: 'cover' },
    [`${root}[data-fit="contain"] &`]: { objectFit: 'contain' },
  },
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
