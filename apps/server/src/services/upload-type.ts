import type { Upload } from '@payload/api/contract';

/** Bytes from the start of a file that are enough to tell its type. */
export const signatureLength = 64;

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

/** Brands of the ISO base media file format (ISO/IEC 14496-12 and 23008-12, and the registry at mp4ra.org). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const mp4Brands = ['mp41', 'mp42', 'avc1', 'M4V ', 'MSNV', 'dash'];

/** Which film a brand is of: `isom` and its later versions, QuickTime, and what phones wrote before them. */
function filmOf(brand: string): Upload['type'] | null {
  if (brand === 'qt  ') return 'video/quicktime';
  if (/^3g[pegrs]/.test(brand)) return 'video/3gpp';
  if (brand.startsWith('3g2')) return 'video/3gpp2';
  return /^iso[m2-9ab]$/.test(brand) || mp4Brands.includes(brand) ? 'video/mp4' : null;
}

/** What a QuickTime film from before there were brands begins with. */
const unbranded = ['moov', 'mdat', 'wide'];

/** What a file is by its first bytes; null for everything a request cannot carry. */
export function uploadTypeOf(head: Buffer): Upload['type'] | null {
  if (startsWith(head, jpeg)) return 'image/jpeg';
  if (startsWith(head, png)) return 'image/png';
  if (ascii(head, 0) === 'RIFF' && ascii(head, 8) === 'WEBP') return 'image/webp';
  if (unbranded.includes(ascii(head, 4))) return 'video/quicktime';
  if (ascii(head, 4) !== 'ftyp') return null;
  const [major = '', ...compatible] = brandsOf(head);
  if (heicBrands.includes(major)) return 'image/heic';
  // `mif1` is any picture in this format; only the compatible brands tell heic from avif.
  if (major === 'mif1' && compatible.some((brand) => heicBrands.includes(brand))) return 'image/heic';
  return filmOf(major);
}

/** The brands of a `ftyp` box, the major one first, as far as the head reaches. */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [ascii(head, 8)];
  // The four bytes after the major brand are its version.
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(ascii(head, offset));
  return brands;
}

function startsWith(head: Buffer, signature: Buffer): boolean {
  return head.subarray(0, signature.length).equals(signature);
}

function ascii(head: Buffer, offset: number): string {
  return head.toString('latin1', offset, offset + 4);
}
