import { lamplight } from '../../../theme/lamplight.ts';
import { component } from '../../../theme/layers.css.ts';
import { codeCharacter, codeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const cards = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.page.gutter,
  // Where three do not fit one line, none stands alone on a second one.
  selectors: {
    '&:has(> :nth-child(3))': {
      '@media': { 'screen and (max-width: 1160px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const card = component({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s16,
  minBlockSize: '198px',
  padding: vars.space.s24,
  paddingInlineEnd: vars.space.s8,
  overflow: 'hidden',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  textDecorationLine: 'none',
  '@media': { print: { breakInside: 'avoid' } },
});

export const text = component({
  ...tabular,
  position: 'relative',
  zIndex: 1,
  flex: '0 0 auto',
  display: 'grid',
  fontSize: vars.type.tSm,
  lineHeight: 1.6,
});

export const code = component({
  ...codeText,
  marginBlockEnd: vars.space.s12,
  // A long code leaves the picture its half of the card.
  fontSize: `min(${vars.type.dS}, calc(46cqi / (var(--characters) * ${codeCharacter})))`,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const figures = component({ display: 'flex', flexWrap: 'wrap' });

export const figure = component({
  whiteSpace: 'nowrap',
  selectors: {
    '& + &': { color: vars.color.quiet },
    // Decoration: the second form keeps it from being read out, the first is for browsers without it.
    '& + &::before': { content: ['"•"', '"•" / ""'], marginInline: vars.space.s8 },
  },
});

export const difference = component({ color: vars.color.quiet, whiteSpace: 'nowrap' });

const light = lamplight(card);

export const picture = component({
  ...light,
  flex: '1 1 0',
  display: 'block',
  maxInlineSize: '230px',
  marginInlineStart: 'auto',
  vars: { '--picture-shadow': 'drop-shadow(0 12px 12px rgb(0 0 0 / 0.22))' },
  '@media': { ...light['@media'], print: { ...light['@media'].print, vars: { '--picture-shadow': 'none' } } },
});
