import { type AppFile, appFileId, appFileName, appFiles } from '../app.ts';
import { downloadCategories } from '../downloads.ts';
import { type FirmwareFile, firmware, firmwareFileName, firmwareId } from '../firmware.ts';
import type { Language } from '../language.ts';
import { type ManualFile, manuals } from '../manuals.ts';
import { findProduct, productCodes } from '../products/index.ts';
import type { OtaFile } from '../replies/index.ts';
import { MissingText, resources, translate } from '../texts.ts';
import { typeInfo } from '../types.ts';

/**
 * Every file of the download centre, newest first, files of one day in the catalogue's order. A manual is there
 * once, in the language asked for.
 *
 * @throws when a file is of no product, or has no notes; the check of the catalogue keeps it from that.
 */
export function otaFiles(language: Language): OtaFile[] {
  return [
    ...manuals
      .filter((file) => file.language === language)
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .map(manualReply),
    ...firmware.map((file) => firmwareReply(file, language)),
    ...appFiles.map((file) => appReply(file, language)),
  ].toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

const orderOf = ({ product }: ManualFile) => (product === null ? -1 : productCodes.indexOf(product));

const manualUrl = ({ id }: ManualFile) => `/static/files/manuals/${id}.pdf`;

function manualReply(file: ManualFile): OtaFile {
  const { product, productType, otaType, language, version, date, pages, size, sha256 } = file;
  const other = manuals.find(
    (each) =>
      each.otaType === otaType &&
      each.product === product &&
      each.productType === productType &&
      each.language !== language,
  );
  return {
    // One id for the file in all its languages.
    id: file.id.replace(/-(?:en|cn)$/, ''),
    otaType,
    productCode: product,
    productTypeCode: typeInfo(productType).category,
    name:
      product === null
        ? translate(language, 'firmware', 'guide', {
            family: translate(language, 'types', `${productType}.plural`),
          })
        : translate(language, 'firmware', 'manual', { product }),
    version,
    date,
    size,
    sha256,
    url: manualUrl(file),
    notes: [],
    document: {
      language,
      pages,
      other: other
        ? {
            language: other.language,
            pages: other.pages,
            size: other.size,
            sha256: other.sha256,
            url: manualUrl(other),
          }
        : null,
    },
  };
}

function firmwareReply(file: FirmwareFile, language: Language): OtaFile {
  const { product: code, version, date, size, sha256, hardware } = file;
  const id = firmwareId(file);
  return {
    id,
    ...sectionPathOf(code),
    productCode: code,
    name: translate(language, 'firmware', 'name', { product: code }),
    version,
    date,
    size,
    sha256,
    url: `/static/files/firmware/${firmwareFileName(file)}`,
    notes: notesOf(id, language),
    hardware,
  };
}

/** A model, or its version, that has a section of its own keeps its firmware there; the others' is with their family. */
function sectionPathOf(code: string): Pick<OtaFile, 'otaType' | 'productTypeCode'> {
  const own = downloadCategories.find(({ children }) =>
    children.some((child) => child.product !== null && child.productTypeCode === code),
  );
  if (own) return { otaType: own.otaType, productTypeCode: code };
  const product = findProduct(code);
  if (!product) throw new Error(`There is firmware for ${code}, which is not in the catalogue.`);
  return { otaType: 3, productTypeCode: typeInfo(product.type).category };
}

function appReply(file: AppFile, language: Language): OtaFile {
  const id = appFileId(file);
  return {
    id,
    otaType: 5,
    productCode: null,
    productTypeCode: 'app',
    name: translate(language, 'firmware', 'app'),
    ...file,
    url: `/static/files/app/${appFileName(file)}`,
    notes: notesOf(id, language),
  };
}

function notesOf(id: string, language: Language): string[] {
  const notes = resources[language].firmware.notes[id];
  if (!notes) throw new MissingText(`No notes in firmware.json for ${id} in ${language}.`);
  return notes;
}
