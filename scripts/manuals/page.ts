import type { PrintDocument } from './document.ts';
import { fontFaces } from './fonts.ts';
import { Html, html } from './html.ts';
import { printStyle } from './style.ts';
import { texts } from './texts.ts';

/** A text as a string of a style sheet, its page numbers filled in by the printer. */
function pageNumber(text: string): string {
  return text
    .split(/(\{\{\w+\}\})/)
    .map((piece) => {
      if (piece === '{{page}}') return 'counter(page)';
      if (piece === '{{pages}}') return 'counter(pages)';
      return JSON.stringify(piece);
    })
    .join(' ');
}

/**
 * Keeps a figure and its unit on one line: the thin space between them is one at which lines may break. Words of drawings
 * have no lines.
 */
function noBreakUnits(markup: string): string {
  return markup.replaceAll(/>([^<]*\u2009[^<]*)<(?!\/text)/g, (_, text: string) => {
    const kept = text.replaceAll(
      /[\d.,+\u2212\u2013]+(?:\u2009[\w.,%°²/]+)+/g,
      (figure) => `<span class="figure">${figure}</span>`,
    );
    return `>${kept}<`;
  });
}

/** A document as the page that is printed. `pageOf` is known from a first print. */
export function documentHtml(document: PrintDocument, pageOf: ReadonlyMap<string, number>): string {
  const { language, title, running, imprint, cover, sections } = document;
  const { labels } = texts[language].manuals;
  const style = new Html(
    printStyle({
      fonts: fontFaces,
      name: JSON.stringify(running.name),
      kind: JSON.stringify(running.kind),
      imprint: JSON.stringify(imprint),
      page: pageNumber(labels.page),
      hasCover: document.hasContents,
    }),
  );
  const contents = html`<nav class="contents" aria-labelledby="contents"><h2 id="contents">${labels.contents}</h2><ol>${sections.map(
    (section) =>
      html`<li><a href="#${section.id}"><span>${section.title}</span><i></i><span class="figure">${pageOf.get(section.title) ?? ''}</span></a></li>`,
  )}</ol></nav>`;
  const { markup } =
    html`<!doctype html><html lang="${language === 'cn' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head><body class="${document.hasContents ? '' : 'is-notice'}">${cover}${
      document.hasContents ? contents : null
    }<main>${sections.map(
      ({ id, title: heading, body, startsPage, isWhole }) =>
        html`<section class="chapter${startsPage ? ' starts-page' : ''}${isWhole ? ' is-whole' : ''}"><h2 id="${id}">${heading}</h2>${body}</section>`,
    )}</main></body></html>`;
  return noBreakUnits(markup);
}
