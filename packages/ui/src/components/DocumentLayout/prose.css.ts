import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;
const measure = '68ch';

/** The text of a document. */
export const prose = component({ textWrap: 'pretty', overflowWrap: 'break-word' });

/** The frame of a table, which scrolls in it sideways. */
export const tableFrame = component({
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  borderBlock: hairline,
  '@media': { print: { overflowX: 'visible' } },
});

type Rule = Omit<GlobalStyleRule, '@layer'>;

/** A rule for descendants. It has no weight of its own, so that a class of any component is stronger. */
const text = (selector: string, rule: Rule, pseudoElement = '') =>
  globalStyle(`:where(${prose}) :where(${selector})${pseudoElement}`, {
    '@layer': { [componentsLayer]: rule },
  });

/** Elements without a class: those of components keep their own looks. */
const plain = (...names: string[]) => names.map((name) => `${name}:not([class])`).join(', ');

// Rhythm: what follows in a flow keeps its distance; headings keep more before than after.
const flow = `:where(${prose}, ${prose} :is(section, div, li, dd, blockquote, aside):not([class]))`;
const after = (selector: string, rule: Rule) =>
  globalStyle(`${flow} > ${selector}`, { '@layer': { [componentsLayer]: rule } });

after(':where(* + *)', { marginBlockStart: space.s16 });
after(':where(* + :is(pre, figure, table, section[aria-label], aside))', { marginBlockStart: space.s24 });
after(':where(:is(pre, figure, table, section[aria-label], aside) + *)', { marginBlockStart: space.s24 });
after(':where(* + :is(h2, [data-level="h2"], hr))', { marginBlockStart: space.s64 });
after(':where(* + :is(h3, [data-level="h3"]))', { marginBlockStart: space.s48 });
after(':where(* + :is(h4, [data-level="h4"]))', { marginBlockStart: space.s32 });
after(':where(:is(h2, h3, h4, [data-level]) + *)', { marginBlockStart: space.s12 });
after(':where(:is(h2, [data-level="h2"]) + :is(h3, [data-level="h3"]))', { marginBlockStart: space.s24 });

text(plain('p', 'ul', 'ol', 'dl', 'blockquote', 'h1', 'h2', 'h3', 'h4'), { maxInlineSize: measure });

text(plain('h1', 'h2', 'h3', 'h4'), { ...headingText, '@media': { print: { breakAfter: 'avoid' } } });
text(`:is(${plain('h1', 'h2', 'h3', 'h4')}):lang(zh)`, { fontWeight: 700 });
text(plain('h1'), { fontSize: type.dM });
text(plain('h2'), { fontSize: type.tXl });
text(plain('h3'), { fontSize: type.tLg });
text(plain('h4'), { fontSize: type.tMd });

// Emphasis is a slant in Latin and dots below in Han, which has no slant.
text(plain('em'), { fontStyle: 'italic' });
text(`:is(${plain('em')}):lang(zh)`, {
  fontStyle: 'normal',
  textEmphasis: 'filled dot',
  textEmphasisPosition: 'under right',
});

text(plain('ul', 'ol'), { paddingInlineStart: '1.75em' });
text(plain('ul'), { listStyle: 'square' });
text(plain('ol'), { listStyle: 'decimal' });
text(plain('li'), { color: color.quiet, fontVariantNumeric: 'tabular-nums' }, '::marker');
text(plain('li + li'), { marginBlockStart: space.s8 });
text(`:is(${plain('li')}) > :is(${plain('ul', 'ol')})`, { marginBlockStart: space.s8 });

text(plain('dl'), { borderBlockEnd: hairline });
text(plain('dt'), { paddingBlockStart: space.s12, borderBlockStart: hairline, fontWeight: 700 });
text(plain('dd'), { paddingBlockEnd: space.s12 });
text(':is(dl, dl > div):not([class]) > *', { marginBlockStart: 0 });

text(plain('table'), { inlineSize: '100%', fontSize: type.tSm, lineHeight: 1.5, ...tabular });
text(plain('caption'), { paddingBlock: space.s12, color: color.quiet, textAlign: 'start' });
text(plain('th', 'td'), {
  paddingBlock: space.s12,
  paddingInline: `0 ${space.s24}`,
  borderBlockStart: hairline,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'normal',
  '@media': { [media.phone]: { paddingInline: `0 ${space.s12}` } },
});
text(plain('thead th'), {
  borderBlockStart: 0,
  borderBlockEnd: `${stroke.head} solid ${color.text}`,
  whiteSpace: 'nowrap',
});
text('td[data-short]:not([class])', { whiteSpace: 'nowrap' });
text(plain('tbody th'), { fontWeight: 400 });
text(plain('tr'), { '@media': { print: { breakInside: 'avoid' } } });

text(':not(pre) > code:not([class])', {
  padding: '0.1em 0.3em',
  borderRadius: radius.plate,
  backgroundColor: color.raised2,
  fontFamily: font.mono,
  fontSize: '0.88em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
text('a code:not([class])', { textDecorationLine: 'inherit' });
text(plain('kbd'), {
  paddingInline: '0.45em',
  border: `${stroke.hairline} solid ${color.control}`,
  borderBlockEndWidth: stroke.head,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
  fontFamily: font.text,
  fontSize: '0.85em',
  whiteSpace: 'nowrap',
});
text(plain('blockquote'), { paddingInlineStart: space.s24, borderInlineStart: hairline, color: color.quiet });
text(plain('hr'), { border: 0, borderBlockStart: hairline });
text(plain('img'), { borderRadius: radius.plate });
text(plain('figcaption'), { marginBlockStart: space.s8, color: color.quiet, fontSize: type.tSm });

// A note says by its first words what it is; colour only adds to that.
text(plain('aside'), {
  maxInlineSize: measure,
  padding: `${space.s16} ${space.s24}`,
  border: `${stroke.hairline} solid ${color.control}`,
  borderRadius: radius.plate,
  backgroundColor: color.raised,
  '@media': { print: { breakInside: 'avoid' } },
});
text('aside:not([class]) > :first-child', { fontWeight: 700 });
text('aside:not([class]) > :first-child + *', { marginBlockStart: space.s4 });
for (const tone of ['caution', 'critical'] as const) {
  text(`aside[data-tone="${tone}"]:not([class])`, { borderColor: color[tone] });
  text(`aside[data-tone="${tone}"]:not([class]) > :first-child`, { color: color[tone] });
}

// On paper a link is its address; one within the page leads nowhere else.
const away = 'a[href]:not([class], [href^="#"])';
const printed = (content: string) =>
  ({ '@media': { print: { content, overflowWrap: 'anywhere' } } }) as const;
text(away, printed('" (" attr(href) ")"'), '::after');
text(`${away}:lang(zh)`, printed('"（" attr(href) "）"'), '::after');
