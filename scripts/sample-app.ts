import { type AppFile, appFileId } from '../packages/catalog/src/index.ts';
import { concat } from '../packages/serial/src/bytes.ts';
import { crc32 } from '../packages/serial/src/checksums/crc32.ts';

/** A file of the app's section as a sample: a zip archive with a note that says so, the same bytes each time. */
export function sampleApp(file: AppFile): Uint8Array<ArrayBuffer> {
  return zipOf(`${appFileId(file)}/README.txt`, note(file), new Date(`${file.date}T08:00:00Z`));
}

const note = ({ version, date }: AppFile) => `JZ Fly ${version} (${date})

This is a sample file and no app: there is nothing in it to install. It stands in the download centre
until the maker supplies the app, so that the list, the download and its SHA-256 can be tried.

这是示例文件，不是应用程序，内含文件无法安装。在厂家提供应用程序之前，用于试验下载列表、下载过程和
SHA-256 校验。
`;

/** A zip archive of one text, stored as it is (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
function zipOf(name: string, text: string, time: Date): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const path = encoder.encode(name);
  const content = encoder.encode(text);
  const year = time.getUTCFullYear() - 1980;
  const day = (year << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const minute = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5);
  // Version 2.0, names in UTF-8, stored, time and day, CRC-32, both sizes, length of the name, no extra field.
  const facts = [20, 1 << 11, 0, minute, day]
    .flatMap(uint16)
    .concat(uint32(crc32(content)), uint32(content.length), uint32(content.length))
    .concat(uint16(path.length), uint16(0));
  const local = concat(Uint8Array.from([...uint32(0x04_03_4b_50), ...facts]), path, content);
  const central = concat(
    // No comment, first disk, no attributes, at the archive's beginning.
    Uint8Array.from([
      ...uint32(0x02_01_4b_50),
      ...uint16(20),
      ...facts,
      ...Array.from({ length: 14 }, () => 0),
    ]),
    path,
  );
  const end = [0, 0, 1, 1].flatMap(uint16).concat(uint32(central.length), uint32(local.length), uint16(0));
  return concat(local, central, Uint8Array.from([...uint32(0x06_05_4b_50), ...end]));
}

const uint16 = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const uint32 = (value: number) => [...uint16(value & 0xffff), ...uint16(value >>> 16)];
