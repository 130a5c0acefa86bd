import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, control, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({
  borderBlockStart: hairline,
  // It takes the focus of a row that has gone, for the keys alone.
  outline: 'none',
});

const rest = `minmax(0, 1fr) auto ${control.toolbar}`;
const restOnPhone = `minmax(0, 1fr) ${control.toolbar}`;

export const row = component({
  display: 'grid',
  gridTemplateColumns: rest,
  gridTemplateAreas: '"name quantity remove"',
  columnGap: space.s16,
  rowGap: space.s8,
  alignItems: 'center',
  paddingBlock: space.s8,
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  selectors: {
    [`${root}[data-pictured] > &`]: {
      gridTemplateColumns: `64px ${rest}`,
      gridTemplateAreas: '"picture name quantity remove"',
    },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: restOnPhone,
      gridTemplateAreas: '"name remove" "quantity quantity"',
      selectors: {
        [`${root}[data-pictured] > &`]: {
          gridTemplateColumns: `64px ${restOnPhone}`,
          gridTemplateAreas: '"picture name remove" "picture quantity quantity"',
        },
      },
    },
  },
});

export const picture = component({
  gridArea: 'picture',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '48px',
});

export const name = component({ gridArea: 'name', display: 'grid', minInlineSize: 0 });

export const code = component({ ...plateCodeText, fontSize: type.tMd, overflowWrap: 'anywhere' });

export const detail = component({ color: color.quiet, fontSize: type.tSm, textWrap: 'pretty' });

export const quantity = component({
  gridArea: 'quantity',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  selectors: {
    '&:has(> [aria-invalid="true"])': {
      borderColor: color.critical,
      boxShadow: `inset 0 0 0 ${stroke.hairline} ${color.critical}`,
    },
  },
  '@media': { print: { border: 0 } },
});

export const input = component({
  ...tabular,
  inlineSize: '48px',
  minBlockSize: control.toolbar,
  border: 0,
  backgroundColor: 'transparent',
  // At least 16 px: below that a phone zooms into the field.
  fontSize: type.tMd,
  textAlign: 'center',
});

export const remove = component({ gridArea: 'remove', '@media': { print: { display: 'none' } } });
