import { languages } from '@payload/catalog';
import { dataFolder, openCatalogueOf, openProducts } from './catalogue.ts';
import { openCatalogueSchema } from './schema.ts';
import { catalogueSheet, modelSheet, tenderSheet } from './sheets.ts';

/** Open data by its path: the catalogue as JSON and CSV in both languages, its schema, and two tables of each model. */
export function openDataFiles(): Record<string, string> {
  const files: Record<string, string> = {
    [`${dataFolder}/catalogue.schema.json`]: JSON.stringify(openCatalogueSchema(), null, 2),
  };
  for (const language of languages) {
    const folder = `${dataFolder}/${language}`;
    files[`${folder}/catalogue.json`] = JSON.stringify(openCatalogueOf(language));
    files[`${folder}/catalogue.csv`] = catalogueSheet(language);
    for (const product of openProducts(language)) {
      files[`${folder}/${product.code}.csv`] = modelSheet(product, language);
      files[`${folder}/${product.code}-tender.csv`] = tenderSheet(product, language);
    }
  }
  return files;
}
