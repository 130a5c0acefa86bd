import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import {
  announcementFiles,
  announcements,
  languages,
  type ManualEdition,
  manualEditions,
  manuals,
  types,
} from '../packages/catalog/src/index.ts';
import { pictureName } from '../packages/catalog/src/picture-name.ts';
import { findBrowser } from './browser.ts';
import { announcementDocument } from './manuals/announcement.ts';
import type { PrintDocument } from './manuals/document.ts';
import { announcementModule, manualModule, type PrintedFile } from './manuals/modules.ts';
import { printPdf } from './manuals/pdf.ts';
import { jpegOf } from './manuals/pictures.ts';
import { productManual } from './manuals/product-manual.ts';
import { keepHashes, printedHashes, sourceHash } from './manuals/source-hash.ts';
import { userGuide } from './manuals/user-guide.ts';

/**
 * `npm run manuals`: makes manuals, guides and announcements as PDF, and writes what the catalogue says of the
 * files. `npm run manuals H1T guide` makes only those whose name holds one of these words, and leaves the others
 * as they are.
 */
const root = join(import.meta.dirname, '..');
const files = join(root, 'apps/site/public/static/files');
const pictures = join(root, 'apps/site/public/static/pic/night');
const catalog = join(root, 'packages/catalog/src');
const filters = process.argv.slice(2);

/** What the catalogue says of a file now. */
function known(id: string): PrintedFile | undefined {
  const manual = manuals.find((one) => one.id === id);
  return manual ?? announcementFiles.find((one) => `${one.id}-${one.language}` === id);
}

/** What each file was printed from, by its name. */
const sources = printedHashes();

/** Prints a document, if it is selected or not there yet, and checks that it says what it must. */
async function put(
  folder: string,
  id: string,
  browser: Browser,
  write: (picture: string) => PrintDocument,
  picture: () => Promise<string> = async () => '',
): Promise<PrintedFile> {
  const path = join(files, folder, `${id}.pdf`);
  const isSelected = filters.length === 0 || filters.some((filter) => id.includes(filter));
  const before = known(id);
  if (!isSelected && before && existsSync(path)) return before;
  const document = write(await picture());
  const { bytes, pages, text } = await printPdf(browser, document);
  const missing = document.says.filter((word) => !text.includes(word));
  if (missing.length > 0) throw new Error(`${id} does not say ${missing.join(', ')}.`);
  writeFileSync(path, bytes);
  const file = { pages, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  sources.set(id, sourceHash(write('')));
  console.log(`${id}  ${file.pages} pages  ${file.size} bytes`);
  return file;
}

/** Takes away what no longer belongs in a folder of documents. */
function keepOnly(folder: string, ids: readonly string[]): void {
  const names = new Set(ids.map((id) => `${id}.pdf`));
  for (const name of readdirSync(join(files, folder))) {
    if (!names.has(name)) rmSync(join(files, folder, name));
  }
}

const taken = new Map<string, Promise<string>>();

/** The night picture of that name, which languages share where it says nothing. */
function pictureOf(name: string, browser: Browser): Promise<string> {
  const picture = taken.get(name) ?? jpegOf(browser, join(pictures, `${name}.webp`), 1000, 0.68);
  taken.set(name, picture);
  return picture;
}

function pictureOfManual(
  { product, productType, language }: ManualEdition,
  browser: Browser,
): Promise<string> {
  const family = types.find(({ type }) => type === productType);
  return pictureOf(pictureName(product ?? family?.picture ?? '', language), browser);
}

mkdirSync(join(files, 'manuals'), { recursive: true });
mkdirSync(join(files, 'announcements'), { recursive: true });

const executablePath = findBrowser();
if (executablePath === null)
  throw new Error('No browser to print with: install Chromium, or set CHROMIUM_PATH.');
const browser = await chromium.launch(executablePath ? { executablePath } : {});

const manualRows: { id: string; file: PrintedFile }[] = [];
for (const edition of manualEditions) {
  const { id } = edition;
  const write = (picture: string) =>
    edition.product ? productManual(edition, picture) : userGuide(edition, picture);
  const file = await put('manuals', id, browser, write, () => pictureOfManual(edition, browser));
  manualRows.push({ id, file });
}
const announcementRows = [];
for (const announcement of announcements) {
  for (const language of languages) {
    const write = () => announcementDocument(announcement, language);
    const file = await put('announcements', `${announcement.id}-${language}`, browser, write);
    announcementRows.push({ id: announcement.id, language, file });
  }
}
await browser.close();

keepOnly(
  'manuals',
  manualRows.map(({ id }) => id),
);
keepOnly(
  'announcements',
  announcementRows.map(({ id, language }) => `${id}-${language}`),
);
writeFileSync(join(catalog, 'manual-files.ts'), manualModule(manualRows));
writeFileSync(join(catalog, 'announcement-files.ts'), announcementModule(announcementRows));
keepHashes(sources, [
  ...manualRows.map(({ id }) => id),
  ...announcementRows.map(({ id, language }) => `${id}-${language}`),
]);
