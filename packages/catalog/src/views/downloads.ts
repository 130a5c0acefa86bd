import { type FirmwareFile, firmware, firmwareFileName, firmwareId } from '../firmware.ts';
import type { Language } from '../language.ts';
import { findProduct } from '../products/index.ts';
import type { OtaFile } from '../replies.ts';
import { MissingText, resources, translate } from '../texts.ts';
import { typeInfo } from '../types.ts';

/**
 * Every file of the download centre, newest first.
 *
 * @throws when a file is of no product, or has no notes; the check of the catalogue keeps it from that.
 */
export function otaFiles(language: Language): OtaFile[] {
  return firmware.map((file) => firmwareReply(file, language));
}

function firmwareReply(file: FirmwareFile, language: Language): OtaFile {
  const { product: code, version, date, size, sha256 } = file;
  const id = firmwareId(file);
  const product = findProduct(code);
  if (!product) throw new Error(`There is firmware for ${code}, which is not in the catalogue.`);
  const notes = resources[language].firmware.notes[id];
  if (!notes) throw new MissingText(`No notes in firmware.json for ${id} in ${language}.`);
  return {
    id,
    otaType: 3,
    productCode: code,
    productTypeCode: typeInfo(product.type).category,
    name: translate(language, 'firmware', 'name', { product: code }),
    version,
    date,
    size,
    sha256,
    url: `/static/files/firmware/${firmwareFileName(file)}`,
    notes,
  };
}
