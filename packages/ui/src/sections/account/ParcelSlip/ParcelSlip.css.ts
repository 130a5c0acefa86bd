import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

/** A sheet to cut out. The code to scan stands at the end of the line where there is room for it, and else before the facts. */
export const root = component({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  justifyContent: 'flex-end',
  alignItems: 'start',
  gap: `${vars.space.s16} ${vars.page.gutter}`,
  inlineSize: '100%',
  padding: vars.page.gutter,
  border: `${vars.stroke.hairline} dashed ${vars.color.control}`,
  borderRadius: vars.radius.plate,
  backgroundColor: vars.color.raised,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { print: { padding: 0, border: 0 } },
});

export const facts = component({ flex: '1 1 18rem', minInlineSize: 0, borderBlockStart: 0 });

export const code = component({ flex: 'none' });

/** For whoever opens the parcel. */
export const other = component({
  display: 'none',
  fontWeight: 400,
  '@media': { print: { display: 'block' } },
});

// What stands beside the page is left out of the parcel; the slip itself may stand there.
globalStyle(
  `main:has(${root}) aside:not(:has(${root})), main aside:has(${root}) > :not(:has(${root})):not(${root})`,
  {
    '@layer': { [componentsLayer]: { '@media': { print: { display: 'none' } } } },
  },
);
