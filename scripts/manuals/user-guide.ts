import {
  aircraft,
  formatNumber,
  type ManualEdition,
  products,
  productsByType,
  specText,
  translate,
} from '../../packages/catalog/src/index.ts';
import { coverHtml } from './cover.ts';
import type { PrintDocument } from './document.ts';
import { html } from './html.ts';
import { bullets, facts, figure, part, specHtml, steps, table } from './parts.ts';
import { problemsHtml } from './problems.ts';
import { bracketCodeOn } from './product-manual.ts';
import { serviceHtml } from './service.ts';
import { familyTexts, fill, texts } from './texts.ts';

/** The guide of a family: its models side by side, how to choose, and what all of them ask for. */
export function userGuide(edition: ManualEdition, picture: string): PrintDocument {
  const { language, productType: type, version, date } = edition;
  const { manuals } = texts[language];
  const { labels, sections, leads } = manuals;
  const family = familyTexts(language, type);
  const plural = translate(language, 'types', `${type}.plural`);
  const models = products.filter((product) => product.type === type);
  const summaries = productsByType(type, language);
  const to = translate(language, 'spec', 'patterns.range', { from: '', to: '' }).trim();
  const carriers = aircraft
    .map(({ key, payloadG }) => ({ key, payloadG, on: models.filter((one) => one.aircraft.includes(key)) }))
    .filter(({ on }) => on.length > 0);
  return {
    id: edition.id,
    language,
    title: fill(labels.familyTitle, { family: plural, kind: labels.guide }),
    date,
    running: { name: plural, kind: labels.guide },
    imprint: `${labels.version} ${version} · ${date} · ${labels.sample}`,
    cover: coverHtml({
      picture,
      alt: fill(labels.picture, { code: plural }),
      code: null,
      name: plural,
      kind: labels.guide,
      figures: [],
      models: models.map(({ code }) => code),
      version,
      date,
      language,
    }),
    hasContents: true,
    sections: [
      {
        id: 'compare',
        title: sections.compare,
        body: html`<p class="intro">${translate(language, 'types', `${type}.line`)}</p><p class="lead">${leads.compare}</p>
          ${table(
            [
              { title: labels.model },
              ...(summaries[0]?.figures ?? []).map(({ label }) => ({ title: label, right: true })),
            ],
            summaries.map(({ code, line, figures }) => [
              html`<b class="model">${code}</b><span class="line">${line}</span>`,
              ...figures.map((value) => specHtml(value, to)),
            ]),
            'family',
          )}`,
      },
      {
        id: 'choose',
        title: sections.choose,
        body: html`<p class="lead">${leads.choose}</p>${facts(
          (family.choose ?? []).map(({ need, models: fitting }) => ({
            title: need,
            text: html`<span class="models">${fitting.map((code) => html`<b class="model">${code}</b> `)}</span>`,
          })),
        )}`,
      },
      {
        id: 'mounting',
        title: sections.mounting,
        body: html`${part(
          sections.fits,
          table(
            [
              { title: labels.aircraft },
              { title: labels.limit, right: true },
              { title: labels.models },
              { title: labels.bracket },
            ],
            carriers.map(({ key, payloadG, on }) => [
              translate(language, 'aircraft', `${key}.name`),
              figure(formatNumber(payloadG), 'g'),
              html`<span class="models">${on.map(({ code }) => html`<b class="model">${code}</b> `)}</span>`,
              [...new Set(on.map((one) => bracketCodeOn(one, key) ?? labels.none))].join(labels.and),
            ]),
            'carriers',
          ),
          leads.fitsGuide,
          'kept',
        )}
        ${part(sections.steps, steps(manuals.mounting.port), '', 'kept')}
        ${part(sections.check, bullets(manuals.check, 'checks'), '', 'kept')}`,
      },
      {
        id: 'daily',
        title: sections.daily,
        body: html`${facts(family.operating)}
          ${part(sections.safety, bullets([...family.safety, ...manuals.safety], 'warnings'), '', 'kept')}
          ${part(sections.care, bullets(family.care), '', 'kept')}`,
      },
      {
        id: 'questions',
        title: sections.questions,
        startsPage: true,
        body: html`<p class="lead">${leads.problems}</p>${problemsHtml(models[0]?.problems ?? [], language)}`,
      },
      { id: 'service', title: sections.service, body: serviceHtml(language), isWhole: true },
    ],
    says: summaries.flatMap(({ code, figures }) => [
      code,
      ...figures.map((value) => specText(value, language)),
    ]),
  };
}
