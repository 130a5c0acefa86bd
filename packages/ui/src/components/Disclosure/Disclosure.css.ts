import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { control, space, type } = vars;

const expanded = { contentVisibility: 'visible', blockSize: 'auto' } as const;

export const root = component({
  selectors: {
    '&[data-variant="inline"]': { paddingBlockEnd: space.s12 },
    // Paper cannot be opened.
    '&[data-paper="open"]::details-content': { '@media': { print: expanded } },
    '&[data-expanded-from="desktop"]::details-content': { '@media': { [media.desktop]: expanded } },
  },
});

export const summary = component({
  alignItems: 'center',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${root}[data-variant="inline"] > &`]: {
      display: 'inline-flex',
      gap: space.s8,
      minBlockSize: control.toolbar,
      fontSize: type.tSm,
    },
    [`${root}[data-variant="row"] > &`]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space.s16,
    },
    [`${root}[data-expanded-from="desktop"] > &`]: {
      '@media': {
        // A browser that cannot force closed content open keeps the summary.
        [media.desktop]: { '@supports': { 'selector(::details-content)': { display: 'none' } } },
        print: { display: 'none' },
      },
    },
  },
});

/** A row without a class of its own can be pressed by a finger. */
export const fieldHeight = component({ minBlockSize: control.field });

const indicator = { flexShrink: 0, '@media': { print: { display: 'none' } } } as const;

export const plus = component({
  ...indicator,
  selectors: { [`${root}[open] > ${summary} > &`]: { display: 'none' } },
});

export const minus = component({
  ...indicator,
  selectors: { [`${root}:not([open]) > ${summary} > &`]: { display: 'none' } },
});

export const chevron = component({
  ...indicator,
  selectors: { [`${root}[open] > ${summary} > &`]: { transform: 'scaleY(-1)' } },
});
