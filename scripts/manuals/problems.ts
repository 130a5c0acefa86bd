import type { Language } from '../../packages/catalog/src/index.ts';
import { type Html, html } from './html.ts';
import { steps } from './parts.ts';
import { texts } from './texts.ts';

/** From here on questions are set smaller, so that a manual keeps to eight pages. */
const many = 6;

/** Questions of the help page with cause and steps. */
export function problemsHtml(codes: readonly string[], language: Language): Html {
  const { faq, manuals } = texts[language];
  const { labels } = manuals;
  return html`<div class="problems${codes.length > many ? ' is-many' : ''}">${codes.map((code) => {
    const answer = faq[code];
    if (!answer) throw new Error(`faq.json has no answer ${code}.`);
    return html`<section class="problem">
      <div class="problem-head"><h3>${answer.question}</h3>
      <p><b>${labels.cause}</b> ${answer.cause}</p></div>
      ${steps(answer.steps)}
      ${answer.note ? html`<p class="note"><b>${labels.note}</b> ${answer.note}</p>` : null}
    </section>`;
  })}</div>`;
}
