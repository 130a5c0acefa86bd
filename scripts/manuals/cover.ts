import type { Language } from '../../packages/catalog/src/index.ts';
import { type Html, html } from './html.ts';
import { texts } from './texts.ts';

/** First page: the product at night, its plate, and what the document is. */
export function coverHtml({
  picture,
  alt,
  code,
  name,
  kind,
  figures,
  models = [],
  version,
  date,
  language,
}: {
  /** Data address of the night picture. */
  picture: string;
  alt: string;
  /** Model code on the plate; null on guides, which bear the family's name alone. */
  code: string | null;
  name: string;
  kind: string;
  figures: readonly { label: string; value: Html }[];
  /** Codes of the models a guide is for. */
  models?: readonly string[];
  version: string;
  date: string;
  language: Language;
}): Html {
  const { labels } = texts[language].manuals;
  const letters = Math.max(3, (code ?? '').length);
  return html`<header class="cover">
    <div class="night"><img src="${picture}" alt="${alt}" width="1200" height="900"><p class="brand"><b>JZ</b></p></div>
    <div class="rivets${code === null ? ' is-name' : ''}"><i></i><i></i><i></i><i></i>
      <h1 style="--letters: ${letters}">${
        code === null
          ? html`<span class="name">${name}</span> <span class="kind">${kind}</span>`
          : html`<span class="code">${code}</span> <span class="kind">${name} <em>${kind}</em></span>`
      }</h1>
    </div>
    ${models.length > 0 ? html`<p class="models">${models.map((one) => html`<b class="model">${one}</b> `)}</p>` : html`<dl class="key">${figures.map(({ label, value }) => html`<div><dd>${value}</dd><dt>${label}</dt></div>`)}</dl>`}
    <div class="edition">
      <p>${labels.version} <span class="figure">${version}</span></p><p class="figure">${date}</p><p>${labels.language}</p><p class="sample">${labels.sample}</p>
    </div>
    <p class="keep">${labels.keep}</p>
  </header>`;
}
