import {
  type Announcement,
  announcedProducts,
  findProduct,
  type Language,
  productTypes,
  translate,
} from '../../packages/catalog/src/index.ts';
import { phones } from '../../packages/catalog/src/phones.ts';
import type { PrintDocument } from './document.ts';
import { type Html, html } from './html.ts';
import { facts, steps } from './parts.ts';
import { fill, texts } from './texts.ts';

function modelsHtml(codes: readonly string[], language: Language): Html {
  const groups = productTypes
    .map((type) => ({ type, of: codes.filter((code) => findProduct(code)?.type === type) }))
    .filter(({ of }) => of.length > 0);
  return facts(
    groups.map(({ type, of }) => ({
      title: translate(language, 'types', `${type}.plural`),
      text: html`<span class="models">${of.map((code) => html`<b class="model">${code}</b> `)}</span>`,
    })),
  );
}

/** A notice or guide for devices in use. */
export function announcementDocument(announcement: Announcement, language: Language): PrintDocument {
  const { announcements, manuals, support } = texts[language];
  const { labels } = announcements;
  const { title, summary, affected, steps: acts } = announcements.items[announcement.id];
  const { number, date } = announcement;
  return {
    id: `${announcement.id}-${language}`,
    language,
    title,
    date,
    running: { name: number, kind: manuals.labels.announcement },
    imprint: `${number} · ${date} · ${manuals.labels.sample}`,
    cover: html`<header class="notice"><p class="brand"><b>JZ</b></p>
      <p class="plate"><b>${number}</b><span>${manuals.labels.announcement}</span><span class="figure">${date}</span></p>
      <h1>${title}</h1><p class="intro">${summary}</p></header>`,
    hasContents: false,
    sections: [
      { id: 'todo', title: labels.todo, body: steps(acts) },
      {
        id: 'affected',
        isWhole: true,
        title: labels.affected,
        body: html`<p>${affected}</p>${modelsHtml(announcedProducts(announcement), language)}`,
      },
      {
        id: 'questions',
        isWhole: true,
        title: labels.questions,
        body: html`<p>${fill(labels.contact, {
          phone: phones.support.text,
          hours: support.regions.china.hours.replace(/[.。]$/, ''),
        })}</p><p class="quiet">${announcements.sample}</p>`,
      },
    ],
    says: [number, date, title],
  };
}
