import { type GlobalStyleRule, globalFontFace, globalStyle } from '@vanilla-extract/css';
import archivoText from '../assets/archivo-latin-wght400-wdth100.woff2';
import archivo from '../assets/archivo-latin-wght600-800-wdth100-125.woff2';
import { utilitiesLayer } from './layer-order.css.ts';
import { resetLayer } from './layers.css.ts';
import { vars } from './vars.css.ts';

const unicodeRange = 'U+0020-007E, U+00A0-00FF, U+2009, U+2013-201D, U+2022, U+2026, U+2212';

const displayFace = {
  src: `url("${archivo}") format("woff2")`,
  fontWeight: '600 800',
  fontStretch: '100% 125%',
  fontDisplay: 'swap',
  unicodeRange,
} as const;
globalFontFace('Archivo', displayFace);

/** How far Archivo reaches above and below its base line, in parts of its size. */
const ascent = 0.878;
const descent = 0.21;
/** As a face that is made wider by `sizeAdjust` has to say it, in per cent of its own. */
const adjusted = (part: number, sizeAdjust: number) => `${((part / sizeAdjust) * 10_000).toFixed(1)}%`;

/**
 * What stands there until the face has come, as wide and as high as it: lines break and stand where they will. The widths of
 * its kinds of type (`text.ts`) were measured over headings and codes, in per cent of Arial Bold and of Liberation Sans Bold,
 * which are the same. By their full names, which every browser takes; a gap between lines is nowhere, since all have a height.
 */
const fallbacks = [
  { fontStretch: '112%', sizeAdjust: 111 },
  { fontStretch: '118%', sizeAdjust: 118 },
  { fontStretch: '125%', sizeAdjust: 134 },
];
globalFontFace(
  'Archivo Fallback',
  fallbacks.map(({ fontStretch, sizeAdjust }) => ({
    src: 'local("Arial Bold"), local("Liberation Sans Bold")',
    fontWeight: '600 800',
    fontStretch,
    unicodeRange,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: adjusted(ascent, sizeAdjust),
    descentOverride: adjusted(descent, sizeAdjust),
  })),
);

// Bold text is the display face at its narrowest, which has come for the headings.
globalFontFace('Archivo Text', [
  {
    src: `url("${archivoText}") format("woff2")`,
    fontWeight: '400',
    fontDisplay: 'swap',
    unicodeRange,
  },
  displayFace,
]);

/** Widths of the text face, regular and bold alike, in per cent of Arial and of Liberation Sans, over the site's own texts. */
const textAdjust = 97.8;
const textFallback = {
  unicodeRange,
  sizeAdjust: `${textAdjust}%`,
  ascentOverride: adjusted(ascent, textAdjust),
  descentOverride: adjusted(descent, textAdjust),
} as const;
globalFontFace('Archivo Text Fallback', [
  { src: 'local("Arial"), local("Liberation Sans")', fontWeight: '400', ...textFallback },
  { src: 'local("Arial Bold"), local("Liberation Sans Bold")', fontWeight: '600 800', ...textFallback },
]);

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0, minWidth: 0 });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: '96px',
});
reset('body, [data-theme]', { backgroundColor: vars.color.ground, color: vars.color.text });
reset('body', {
  fontFamily: vars.font.text,
  fontSize: vars.type.tMd,
  lineHeight: vars.leading.text,
  minHeight: '100dvh',
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
// Chinese set as Chinese: air between Han and Latin, trimmed punctuation, strict line breaks.
reset(':lang(zh)', {
  lineBreak: 'strict',
  textAutospace: 'normal',
  textSpacingTrim: 'trim-start',
  wordBreak: 'normal',
});
// Chinese within an English page, as the link to its twin: the browser would look through every face of the machine for one
// that has the characters, which was half of what it took to open the menu of a phone.
reset('[lang|="zh"]', { fontFamily: vars.font.text });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.3em' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer', touchAction: 'manipulation' });
reset('img, svg, video, picture', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
reset('i, em, address, cite', { fontStyle: 'normal' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
reset('::selection', { background: vars.color.beam, color: vars.color.ground });
reset('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not 0.01 ms: with `transition-property: all`, the initial value, even `visibility` would then begin where it was,
      // and what has just been shown could not take the focus in the same frame.
      transitionDuration: '0s !important',
    },
    print: { boxShadow: 'none' },
  },
});

// What nobody does from paper: ways on, choices.
globalStyle('[data-screen-only]', {
  '@layer': { [utilitiesLayer]: { '@media': { print: { display: 'none' } } } },
});
