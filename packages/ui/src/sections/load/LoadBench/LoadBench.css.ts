import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { page, space } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', columnGap: page.gutter },
    print: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', columnGap: space.s24 },
  },
});

export const drawing = component({ display: 'grid', alignContent: 'start', gap: space.s12 });

export const measures = component({ display: 'grid', alignContent: 'start', gap: space.s24 });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s12,
  '@media': { print: { display: 'none' } },
});
