import * as v from 'valibot';
import { appFileId, appFiles } from '../app.ts';
import { downloadCategories } from '../downloads.ts';
import { firmwareId } from '../firmware.ts';
import { languages } from '../language.ts';
import type { Catalog } from './catalog.ts';

const schema = v.strictObject({
  product: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{1,3}\.\d{1,5}$/)),
  date: v.pipe(v.string(), v.isoDate()),
  // A file is its header of 256 bytes and at least something.
  size: v.pipe(v.number(), v.integer(), v.gtValue(256)),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  hardware: v.pipe(
    v.strictObject({ from: v.pipe(v.number(), v.integer()), to: v.pipe(v.number(), v.integer()) }),
    v.check(({ from, to }) => from <= to, 'Hardware runs from the oldest to the newest.'),
  ),
});

/** Versions of a model that are made for someone and have a section of their own. */
const versions = downloadCategories.flatMap(({ children }) =>
  children.filter(({ product }) => product !== null).map(({ productTypeCode }) => productTypeCode),
);

/** Every firmware file is of a product and newer ones come first; it and the app have notes in both languages. */
export function firmwareFaults({ firmware, products, resources }: Catalog): string[] {
  const faults: string[] = [];
  const ids = firmware.map(firmwareId);
  const apps = appFiles.map(appFileId);
  firmware.forEach((file, index) => {
    const id = firmwareId(file);
    const result = v.safeParse(schema, file);
    faults.push(...(result.issues ?? []).map((issue) => `${id}.${v.getDotPath(issue)}: ${issue.message}`));
    if (ids.indexOf(id) !== index) faults.push(`${id} is listed twice`);
    if ((firmware[index - 1]?.date ?? file.date) < file.date) faults.push(`${id} stands after an older file`);
    if (!versions.includes(file.product) && !products.some(({ code }) => code === file.product))
      faults.push(`${id} is for ${file.product}, which is not in the catalogue`);
  });
  for (const id of [...ids, ...apps]) {
    for (const language of languages) {
      if (!resources[language].firmware.notes[id]?.length) faults.push(`${id} has no notes in ${language}`);
    }
  }
  for (const id of Object.keys(resources.en.firmware.notes)) {
    if (![...ids, ...apps].includes(id))
      faults.push(`firmware.json has notes of ${id}, which is not in the catalogue`);
  }
  return faults;
}
