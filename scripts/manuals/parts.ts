import { formatNumber, formatSize, type SpecValue } from '../../packages/catalog/src/index.ts';
import { type Html, html } from './html.ts';

const thin = '\u2009';

/** A figure and its unit, smaller and quieter; the two never part. */
export function figure(number: string, unit: string): Html {
  const gap = unit === '' || unit === '°' ? '' : thin;
  return html`<span class="figure">${number}${gap}${unit === '' ? null : html`<span class="unit">${unit}</span>`}</span>`;
}

/** A value of a specification; null where it has none. */
export function specHtml(value: SpecValue, to: string): Html | null {
  switch (value.kind) {
    case 'figure':
      return figure(formatNumber(value.value), value.unit);
    case 'range':
      return html`${formatNumber(value.from)} ${to} ${figure(formatNumber(value.to), value.unit)}`;
    case 'size':
      return figure(formatSize(value.lengths, ''), value.unit);
    case 'text':
      return html`${value.text}`;
    case 'none':
      return null;
  }
}

export function steps(items: readonly string[]): Html {
  return html`<ol class="steps">${items.map((item) => html`<li>${item}</li>`)}</ol>`;
}

export function bullets(items: readonly string[], name = 'bullets'): Html {
  return html`<ul class="${name}">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

/** Names and what is said of each, side by side. */
export function facts(items: readonly { title: string; text: string | Html }[]): Html {
  return html`<dl class="facts">${items.map(
    ({ title, text }) => html`<div><dt>${title}</dt><dd>${text}</dd></div>`,
  )}</dl>`;
}

/** A table with its head repeated on each page. The first cell of a row names it; `is-right` sets figures. */
export function table(
  columns: readonly { title: string; right?: boolean }[],
  rows: readonly (readonly (string | Html | null)[])[],
  name = '',
): Html {
  const side = (column: number) => (columns[column]?.right ? 'is-right' : '');
  return html`<table class="${name}"><thead><tr>${columns.map(
    ({ title }, column) => html`<th scope="col" class="${side(column)}">${title}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row) =>
      html`<tr>${row.map((cell, column) =>
        column === 0 ? html`<th scope="row">${cell}</th>` : html`<td class="${side(column)}">${cell}</td>`,
      )}</tr>`,
  )}</tbody></table>`;
}

/** A part of a section, under a heading of its own. */
export function part(title: string, body: Html, lead?: string, name = ''): Html {
  return html`<section class="part ${name}"><h3>${title}</h3>${lead ? html`<p class="lead">${lead}</p>` : null}${body}</section>`;
}
