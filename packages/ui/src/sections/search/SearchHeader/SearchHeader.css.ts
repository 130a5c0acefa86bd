import { component } from '../../../theme/layers.css.ts';
import { pageInline } from '../../../theme/layout.ts';
import { vars } from '../../../theme/vars.css.ts';

const { control, space } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  alignContent: 'start',
  paddingInline: pageInline,
  paddingBlock: `${space.s48} ${space.s32}`,
  '@media': { print: { paddingBlock: space.s16 } },
});

/** The field with its button beside it. */
export const form = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.s12,
  maxInlineSize: '720px',
  marginBlockStart: space.s32,
});

/** As tall as the field. */
export const submit = component({ selectors: { '&&': { minBlockSize: control.field } } });

/** Its line is there from the start, so that nothing moves when it is said. */
export const announcement = component({ minBlockSize: '1.55em', marginBlockStart: space.s16 });

export const withoutScript = component({ maxInlineSize: '62ch', marginBlockStart: space.s24 });
