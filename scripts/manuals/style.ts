/** Paper, ink and lines of the sheet theme, as the design system has them. */
const ink = '#0C1216';
const quiet = '#52606A';
const line = '#D3DBDE';
const night = '#07090C';
const signal = '#BC3D0A';

/** The style sheet of a document. Texts come quoted, as style sheets write strings. */
export function printStyle(texts: {
  /** Rules that make the fonts known. */
  fonts: string;
  name: string;
  kind: string;
  imprint: string;
  /** The page number as `content`, with counters. */
  page: string;
  /** The first page is a cover without head and foot. */
  hasCover: boolean;
}): string {
  return `
${texts.fonts}
@page {
  size: A4; margin: 24mm 20mm 22mm;
  @top-left { content: ${texts.name}; font: 800 9pt/1 Archivo, 'Noto Sans SC', sans-serif; color: ${ink}; vertical-align: bottom; padding-bottom: 7mm; }
  @top-right { content: ${texts.kind}; font: 8pt/1 'Noto Sans SC', sans-serif; color: ${quiet}; vertical-align: bottom; padding-bottom: 7mm; }
  @bottom-left { content: ${texts.imprint}; font: 8pt/1 'Noto Sans SC', sans-serif; color: ${quiet}; vertical-align: top; padding-top: 8mm; }
  @bottom-right { content: ${texts.page}; font: 8pt/1 'Noto Sans SC', sans-serif; color: ${quiet}; vertical-align: top; padding-top: 8mm; font-variant-numeric: tabular-nums; }
}
${texts.hasCover ? '@page :first { margin: 0; @top-left { content: none } @top-right { content: none } @bottom-left { content: none } @bottom-right { content: none } }' : '@page :first { @top-left { content: none } @top-right { content: none } }'}
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: 9.6pt/1.55 'Noto Sans SC', sans-serif; color: ${ink}; font-variant-numeric: tabular-nums; -webkit-print-color-adjust: exact; text-autospace: normal; }
html:lang(zh) { line-height: 1.75; line-break: strict; text-spacing-trim: trim-start; }
/* Quotes of this font are as wide as a Han character unless they are asked to be narrow. */
html:lang(en) { font-feature-settings: 'pwid'; }
h1, h2, h3, .model, .plate b, .brand b { font-family: Archivo, 'Noto Sans SC', sans-serif; font-weight: 600; text-wrap: balance; }
h2 { font-size: 19pt; line-height: 1.15; padding-top: 5mm; border-top: 1.5pt solid ${ink}; margin-bottom: 6mm; break-after: avoid; }
h3 { font-size: 11pt; line-height: 1.3; margin-bottom: 2.5mm; break-after: avoid; }
html:lang(zh) :is(h1, h2, h3) { font-weight: 700; }
p, li { orphans: 3; widows: 3; text-wrap: pretty; }
.chapter { margin-top: 11mm; }
.starts-page { break-before: page; margin-top: 0; }
.part { margin-top: 7mm; }
.beside { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; }
.is-whole, .is-whole .part { break-inside: avoid; }
.intro { font-size: 12pt; line-height: 1.5; max-width: 150mm; }
html:lang(zh) .intro { line-height: 1.7; }
.lead { color: ${quiet}; margin-bottom: 3.5mm; break-after: avoid; }
.quiet { color: ${quiet}; font-size: 8.4pt; margin-top: 4mm; }
.figure { white-space: nowrap; }
.unit { font-size: .8em; color: ${quiet}; }
.cover { block-size: 297mm; position: relative; overflow: hidden; break-after: page; padding: 0 20mm; background: #fff; }
.night { position: absolute; inset: 0 0 auto; block-size: 196mm; background: ${night}; color: #fff; overflow: hidden; }
.night img { display: block; inline-size: 232mm; block-size: 174mm; position: absolute; inset: auto auto 4mm -11mm; }
.night::before, .night::after { content: ''; position: absolute; z-index: 1; inset-inline: 0; }
.night::before { inset-block-start: 18mm; block-size: 26mm; background: linear-gradient(${night}, rgb(7 9 12 / 0)); }
.night::after { inset-block-end: 0; block-size: 40mm; background: linear-gradient(rgb(7 9 12 / 0), ${night} 85%); }
.brand { position: relative; z-index: 2; }
.brand b { position: absolute; inset: 16mm auto auto 20mm; border: .8pt solid #fff; padding: 1.3mm 2.6mm; font-size: 10pt; line-height: 1; font-weight: 800; border-radius: .5mm; }
.rivets { position: relative; z-index: 2; margin-top: 170mm; background: #fff; border: 1pt solid ${ink}; border-radius: .8mm; padding: 9mm 11mm 8mm; }
.rivets > i { position: absolute; inline-size: 1.9mm; block-size: 1.9mm; border-radius: 50%; border: .6pt solid ${quiet}; }
.rivets > i:nth-child(1) { inset: 2.6mm auto auto 2.6mm } .rivets > i:nth-child(2) { inset: 2.6mm 2.6mm auto auto }
.rivets > i:nth-child(3) { inset: auto auto 2.6mm 2.6mm } .rivets > i:nth-child(4) { inset: auto 2.6mm 2.6mm auto }
.rivets h1 { display: block; }
.code { display: block; font-weight: 800; letter-spacing: -.02em; line-height: .82; font-size: min(82pt, calc(500pt / var(--letters))); margin-bottom: 6mm; }
.name { display: block; font-size: 40pt; line-height: 1; margin-bottom: 4mm; font-weight: 600; }
.kind { display: block; font: 400 12pt/1.3 'Noto Sans SC', sans-serif; }
.kind em { font-style: normal; color: ${quiet}; margin-inline-start: 2mm; padding-inline-start: 3mm; border-inline-start: .6pt solid ${line}; }
.key { display: grid; grid-template-columns: repeat(3, 1fr); margin-top: 9mm; }
.key div { padding-inline: 5mm; border-inline-start: .6pt solid ${line}; }
.key div:first-child { padding-inline-start: 0; border: 0; }
.key dd { font: 600 22pt/1.1 Archivo, 'Noto Sans SC', sans-serif; white-space: nowrap; }
.key .unit { font: 400 11pt/1 'Noto Sans SC', sans-serif; }
.key dt { color: ${quiet}; font-size: 8.6pt; margin-top: 1.5mm; }
.edition { position: absolute; inset: auto 20mm 16mm; display: flex; gap: 6mm; font-size: 8.6pt; color: ${quiet}; border-top: .6pt solid ${line}; padding-top: 4mm; }
.edition .sample { margin-inline-start: auto; }
.keep { position: absolute; inset: auto 20mm 28mm; font-size: 8.6pt; }
.contents ol { list-style: none; columns: 2; column-gap: 10mm; }
.contents h2 { margin-bottom: 3.5mm; }
.contents li { break-inside: avoid; border-bottom: .6pt solid ${line}; }
.contents a { display: flex; gap: 3mm; padding-block: 1.1mm; color: inherit; text-decoration: none; }
.contents i { flex: 1; }
.facts > div { display: grid; grid-template-columns: 52mm 1fr; gap: 6mm; padding-block: 1.8mm; border-top: .6pt solid ${line}; break-inside: avoid; }
.facts > div:last-child { border-bottom: .6pt solid ${line}; }
.facts dt { font-weight: 700; }
.steps { list-style: none; counter-reset: step; }
.steps li { counter-increment: step; position: relative; padding: 1.2mm 0 1.2mm 9mm; break-inside: avoid; }
.steps li::before { content: counter(step); position: absolute; inset: 1.2mm auto auto 0; font: 800 9.6pt/1.55 Archivo; }
.bullets, .checks, .warnings { list-style: none; }
:is(.bullets, .checks, .warnings) li { position: relative; padding: 1.2mm 0 1.2mm 9mm; break-inside: avoid; }
:is(.bullets, .checks, .warnings) li::before { content: ''; position: absolute; }
.bullets li::before { inset: calc(1.2mm + .72em) auto auto 0; inline-size: 4mm; border-top: 1pt solid ${ink}; }
.checks { columns: 2; column-gap: 10mm; }
.checks li::before { inset: calc(1.2mm + .35em) auto auto 0; inline-size: 3.4mm; block-size: 3.4mm; border: .8pt solid ${ink}; border-radius: .4mm; }
.warnings li::before { inset: calc(1.2mm + .4em) auto auto 0; border: 1.7mm solid transparent; border-top-width: 0; border-bottom: 3mm solid ${signal}; }
table { inline-size: 100%; border-collapse: collapse; }
th { text-align: start; font-weight: 400; }
thead th { color: ${quiet}; font-size: 8.4pt; border-bottom: 1pt solid ${ink}; padding-block: 1.2mm; vertical-align: bottom; }
tr { break-inside: avoid; }
tbody :is(th, td) { border-bottom: .6pt solid ${line}; padding-block: 1.7mm; vertical-align: baseline; }
:is(th, td) + :is(th, td) { padding-inline-start: 5mm; }
.is-right { text-align: end; }
.parameters tbody { break-inside: avoid; }
.parameters th[scope=row] { inline-size: 58mm; color: ${quiet}; }
.parameters .group th { font: 600 10.5pt/1.3 Archivo, 'Noto Sans SC', sans-serif; padding-top: 5mm; border-bottom: 1pt solid ${ink}; }
.parameters tbody:first-child .group th { padding-top: 0; }
:is(.fits, .carriers) tbody :is(th, td) { padding-block: 1.15mm; }
.is-long tbody :is(th, td) { padding-block: .6mm; }
.bar { display: inline-block; inline-size: 24mm; block-size: 1.6mm; background: ${line}; margin-inline-end: 3mm; vertical-align: middle; }
.bar + .figure { display: inline-block; min-inline-size: 10mm; }
.bar > span { display: block; block-size: 100%; background: ${ink}; }
.model { font-size: .92em; font-weight: 800; white-space: nowrap; margin-inline-end: 1.5mm; }
.carriers td:last-child { inline-size: 34mm; }
.cover .models { display: block; margin-top: 9mm; font-size: 11pt; line-height: 1.9; }
.family .model { display: block; font-size: 11pt; } .family .line { display: block; color: ${quiet}; font-size: 8.6pt; }
.problems { columns: 2; column-gap: 10mm; font-size: 8.5pt; line-height: 1.42; }
html:lang(zh) .problems { line-height: 1.55; }
.problems.is-many { font-size: 8.1pt; line-height: 1.4; }
html:lang(zh) .problems.is-many { line-height: 1.5; }
.problem { border-top: .6pt solid ${line}; padding-block: 2.6mm 3mm; }
.problem h3 { font-size: 10.5pt; }
.problem-head { break-inside: avoid; break-after: avoid; }
.problem .steps li:nth-child(-n+2) { break-after: avoid; }
.problem .steps li:nth-last-child(-n+2) { break-before: avoid; }
.is-many .steps li:nth-child(2) { break-after: auto; }
.is-many .steps li:nth-last-child(2) { break-before: auto; }
.problem b { margin-inline-end: 1mm; }
.problem .note { color: ${quiet}; font-size: 8.4pt; margin: 1.5mm 0 0 6mm; break-before: avoid; }
.problem .steps { margin-top: 1.5mm; }
.problem .steps li { padding: .5mm 0 .5mm 6mm; }
.problem .steps li::before { inset-block-start: .5mm; font-size: 8.4pt; }
.notice { position: relative; }
.plate { display: inline-flex; border: .8pt solid ${line}; border-radius: .5mm; font-size: 8.6pt; line-height: 1.2; }
.plate > * { padding: 1.8mm 3mm; } .plate > * + * { border-inline-start: .8pt solid ${line}; }
.notice .brand b { position: static; display: inline-block; border-color: ${ink}; margin-bottom: 10mm; }
.is-notice h2 { font-size: 14pt; padding-top: 4mm; margin-bottom: 3mm; border-top-width: 1pt; }
.is-notice .chapter { margin-top: 9mm; }
.is-notice .facts { margin-top: 4mm; }
.notice .intro { margin-bottom: 0; }
.notice h1 { font-size: 30pt; line-height: 1.1; margin: 5mm 0 4mm; }
.kept { break-inside: avoid; }
.drawing { display: block; inline-size: 170mm; margin-top: 2mm; overflow: visible; }
.drawing text { font-size: 32px; fill: ${ink}; } .drawing .is-quiet { fill: ${quiet}; font-size: 28px; }
.light { fill: #FFE7A3; } .ink { fill: ${ink}; }
.ring { fill: #FFF7DD; stroke: ${ink}; stroke-width: 2; }
.axis { stroke: ${quiet}; stroke-width: 1.5; stroke-dasharray: 14 6 3 6; fill: none; }
.hair { stroke: ${line}; stroke-width: 2; fill: none; }
.ink-line { stroke: ${ink}; stroke-width: 2; fill: none; }
.mark { stroke: ${signal}; stroke-width: 2.5; stroke-dasharray: 10 6; fill: none; }
.curve { stroke: ${ink}; stroke-width: 5; fill: none; }
`;
}
