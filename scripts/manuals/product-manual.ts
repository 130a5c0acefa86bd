import {
  bracketOn,
  findAircraft,
  findProduct,
  formatNumber,
  type ManualEdition,
  needsBracket,
  type ProductEntry,
  type ProductInfo,
  productInfo,
  specText,
  translate,
} from '../../packages/catalog/src/index.ts';
import { coverHtml } from './cover.ts';
import type { PrintDocument } from './document.ts';
import { type Html, html } from './html.ts';
import { bullets, facts, figure, part, specHtml, steps, table } from './parts.ts';
import { problemsHtml } from './problems.ts';
import { reachHtml } from './reach.ts';
import { serviceHtml } from './service.ts';
import { familyTexts, fill, texts } from './texts.ts';

/** The code of the bracket a product is mounted with on an aircraft; null where it needs none. */
export function bracketCodeOn(product: ProductEntry, aircraftKey: string): string | null {
  const aircraft = findAircraft(aircraftKey);
  return (aircraft && bracketOn(product, aircraft)?.code) ?? null;
}

/** A bar as long as a share, for the eye; the figure stands beside it. */
function shareBar(share: number): Html {
  return html`<span class="bar" aria-hidden="true"><span style="inline-size: ${Math.min(100, share)}%"></span></span>`;
}

function fitsHtml(product: ProductEntry, info: ProductInfo, { language }: ManualEdition): Html {
  const { labels } = texts[language].manuals;
  const limits = info.physics?.kind === 'load' ? info.physics.aircraft : [];
  const rows = info.fits.map(({ key, name, payloadG, share }) => [
    html`${name}`,
    figure(formatNumber(payloadG), 'g'),
    html`${shareBar(share)}${figure(share === 0 ? '<1' : String(share), '%')}`,
    html`${bracketCodeOn(product, key) ?? labels.none}`,
    ...limits.filter((limit) => limit.key === key).map(({ kg }) => figure(formatNumber(kg), 'kg')),
  ]);
  return table(
    [
      { title: labels.aircraft },
      { title: labels.limit, right: true },
      { title: labels.share, right: true },
      { title: labels.bracket },
      ...(limits.length > 0 ? [{ title: labels.cargo, right: true }] : []),
    ],
    rows,
    rows.length > 10 ? 'fits is-long' : 'fits',
  );
}

function parametersHtml(info: ProductInfo, { language }: ManualEdition): Html {
  const { labels } = texts[language].manuals;
  const to = translate(language, 'spec', 'patterns.range', { from: '', to: '' }).trim();
  const published = info.groups.flatMap(({ rows }) => rows.filter(({ sample }) => !sample));
  return html`<table class="parameters">${info.groups.map(
    ({ label, rows }) =>
      html`<tbody><tr class="group"><th colspan="2" scope="rowgroup">${label}</th></tr>${rows.map((row) => {
        const value = specHtml(row, to);
        return value === null ? null : html`<tr><th scope="row">${row.label}</th><td>${value}</td></tr>`;
      })}</tbody>`,
  )}</table>
  <p class="quiet">${
    published.length > 0
      ? html`${fill(labels.publishedNote, { fields: published.map(({ label }) => label).join(labels.and) })} `
      : null
  }${labels.sampleNote}</p>`;
}

/** The manual of one model. `picture` is the data address of its night picture. */
export function productManual(edition: ManualEdition, picture: string): PrintDocument {
  const { language, productType, version, date } = edition;
  const code = edition.product ?? '';
  const product = findProduct(code);
  const info = productInfo(code, language);
  if (!product || !info) throw new Error(`There is no product ${code} to write a manual of.`);
  const { manuals } = texts[language];
  const { labels, sections, leads } = manuals;
  const family = familyTexts(language, productType);
  const singular = translate(language, 'types', `${productType}.singular`);
  const to = translate(language, 'spec', 'patterns.range', { from: '', to: '' }).trim();
  const reach = reachHtml(info, language);
  return {
    id: edition.id,
    language,
    title: fill(labels.title, { code, kind: labels.manual }),
    date,
    running: { name: code, kind: labels.manual },
    imprint: `${labels.version} ${version} · ${date} · ${labels.sample}`,
    cover: coverHtml({
      picture,
      alt: fill(labels.picture, { code }),
      code,
      name: singular,
      kind: labels.manual,
      figures: info.figures.map((value) => ({ label: value.label, value: specHtml(value, to) ?? html`` })),
      version,
      date,
      language,
    }),
    hasContents: true,
    sections: [
      {
        id: 'use',
        title: sections.use,
        body: html`<p class="intro">${info.description}</p>${part(
          sections.features,
          facts(info.features.map(({ name, text }) => ({ title: name, text }))),
        )}${reach}`,
      },
      {
        id: 'mounting',
        title: sections.mounting,
        startsPage: true,
        body: html`${part(sections.fits, fitsHtml(product, info, edition), leads.fits)}
          ${part(sections.steps, steps(needsBracket(product) ? manuals.mounting.port : manuals.mounting.own))}
          ${part(sections.check, bullets(manuals.check, 'checks'))}`,
      },
      {
        id: 'operating',
        title: sections.operating,
        startsPage: true,
        body: html`${facts(family.operating)}
          ${part(sections.safety, bullets([...family.safety, ...manuals.safety], 'warnings'))}
          ${part(sections.care, bullets(family.care))}`,
      },
      {
        id: 'parameters',
        title: sections.parameters,
        startsPage: true,
        body: parametersHtml(info, edition),
      },
      {
        id: 'problems',
        title: sections.problems,
        startsPage: true,
        body: html`<p class="lead">${leads.problems}</p>${problemsHtml(product.problems, language)}`,
      },
      { id: 'service', title: sections.service, body: serviceHtml(language), isWhole: true },
    ],
    says: [code, ...info.figures.map((value) => specText(value, language))],
  };
}
