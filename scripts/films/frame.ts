import type { ProductInfo, SpecValue } from '../../packages/catalog/src/index.ts';
import { filmTimes, formatNumber } from '../../packages/catalog/src/index.ts';
import { fontFaces } from './fonts.ts';
import { Html, html } from './html.ts';

const { width, height } = filmTimes;

/** Figures as the picture shows them: a number and its unit, the same in every language. A count has none. */
function shown(value: SpecValue): Html {
  if (value.kind !== 'figure') return html``;
  const gap = value.unit === '°' ? '' : '\u2009';
  return html`${formatNumber(value.value)}${gap}<span class="unit">${value.unit || '×'}</span>`;
}

/** The cut-outs are taken from nearer than the night pictures. */
const nearness = 0.876;

/** Long codes stay beside the product. */
function codeSize(code: string): number {
  if (code.length <= 4) return 132;
  return code.length === 5 ? 92 : 76;
}

/** What lies over one another in a film; each is drawn by itself. */
export const filmLayers = ['off', 'flare', 'lit', 'code', 'figure-0', 'figure-1', 'figure-2'] as const;

/**
 * The layers of a model's film as a page: `data-layer` of its root says which one shows. `off` and `lit` are data
 * addresses of one view without light and with it.
 */
export function filmPage(product: ProductInfo, { off, lit }: { off: string; lit: string }): string {
  const style = `
${fontFaces}
* { margin: 0; box-sizing: border-box }
body { inline-size: ${width}px; block-size: ${height}px; overflow: hidden; position: relative; font-variant-numeric: tabular-nums; color: #EEF3F4 }
.layer { visibility: hidden }
${filmLayers.map((layer) => `[data-layer=${layer}] .${layer}`).join(', ')} { visibility: visible }
.view { position: absolute; inset: 0; background: #07090C; overflow: hidden }
.view img { position: absolute; inset-block: 0; inset-inline-end: -40px; inline-size: 960px; block-size: 720px }
.off img { transform: scale(${nearness}); filter: brightness(.34) saturate(.7) contrast(1.1) }
/* A lamp that comes on is at its brightest for a moment. */
.flare img { filter: brightness(1.5) }
.view::after { content: ''; position: absolute; inset: 0; background: linear-gradient(90deg, #07090C 26%, rgb(7 9 12 / 0) 52%) }
/* Above: captions and a player's button come below. */
.words { position: absolute; inset-block-start: 84px; inset-inline-start: 72px }
.code { font: 800 ${codeSize(product.code)}px/.84 Archivo; letter-spacing: -.03em; background: linear-gradient(97deg, #EEF3F4 30%, #8A99A2 120%); background-clip: text; color: transparent; padding-block-end: 8px; white-space: nowrap }
.key { display: flex; margin-block-start: 36px }
.key p { padding-inline: 22px; border-inline-start: 1px solid #34434D; font: 600 30px/1.2 Archivo; white-space: nowrap }
.key p:first-child { padding-inline-start: 0; border: 0 }
.unit { font: 400 19px/1 'Noto Sans SC'; color: #93A3AC }
`;
  return html`<!doctype html><html><head><meta charset="utf-8"><style>${new Html(style)}</style></head><body>
<div class="layer view off"><img src="${off}" alt=""></div><div class="layer view flare"><img src="${lit}" alt=""></div><div class="layer view lit"><img src="${lit}" alt=""></div>
<div class="words"><p class="layer code">${product.code}</p><div class="key">${(product.figures).map(
    (value, index) => html`<p class="layer figure-${index}">${shown(value)}</p>`,
  )}</div></div></body></html>`.markup;
}
