import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const desktop = 'screen and (min-width: 769px)';

/** The words of the whole begin where its heading stands: they are longer than it. */
export const painPoint = style({ '@media': { [desktop]: { alignItems: 'first baseline' } } });

export const sample = style({ fontSize: vars.type.tXs, whiteSpace: 'nowrap' });

/** On paper a heading goes over to the next page with what it heads; in a grid it would stay behind. */
export const all = style({ '@media': { print: { display: 'block' } } });

export const heading = style({
  '@media': { print: { breakAfter: 'avoid', marginBlockEnd: vars.space.s16 } },
});

export const combinations = style({ display: 'grid', gap: vars.page.gutter });
