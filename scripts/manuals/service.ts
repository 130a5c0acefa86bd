import type { Language } from '../../packages/catalog/src/index.ts';
import { phones } from '../../packages/catalog/src/phones.ts';
import { type Html, html } from './html.ts';
import { facts, part, steps } from './parts.ts';
import { texts } from './texts.ts';

/** Activation, repair and whom to call: the same in every manual. */
export function serviceHtml(language: Language): Html {
  const { manuals, support } = texts[language];
  const { service, sections } = manuals;
  const numbers = (['preSales', 'support', 'americas'] as const).map((region) => ({
    title: service.regions[region],
    text: html`<span class="figure">${phones[region].text}</span>`,
  }));
  return html`<div class="beside">${part(sections.activation, html`<p>${service.activation}</p>`)}
    ${part(sections.repair, html`${steps(service.repair)}<p class="quiet">${service.repairNote}</p>`)}</div>
    ${part(
      sections.contact,
      html`${facts([...numbers, { title: manuals.labels.hours, text: support.regions.china.hours }])}
        <p class="quiet">${service.contactNote}</p>`,
    )}`;
}
