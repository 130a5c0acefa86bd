import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText, tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const row = component({
  ...tabular,
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.s16,
  paddingBlock: vars.space.s16,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
});

export const facts = component({
  // A long sum takes more lines, and nothing of the button.
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.4fr)',
  columnGap: vars.space.s24,
  rowGap: vars.space.s12,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const fullWidth = component({ gridColumn: '1 / -1' });

export const fullWidthOnPhone = component({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

export const label = component({ color: vars.color.quiet, fontSize: vars.type.tXs });

export const version = component({ ...plateCodeText, fontSize: vars.type.tLg, lineHeight: 1.4 });
