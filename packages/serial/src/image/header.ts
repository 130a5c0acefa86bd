import { type Bytes, readText, textField, viewOf } from '../bytes.ts';
import { crc32 } from '../checksums/crc32.ts';
import { readVersion, type Version, writeVersion } from '../version.ts';

/** Bytes of the header of a `UFW1` file; the payload follows. */
export const headerLength = 256;
const headerVersion = 1;
/** What the header's own CRC covers, and what the signature covers. */
export const coveredByCrc = 124;
export const coveredBySignature = 128;
export const signatureAt = 128;
export const reservedAt = 192;

const magic = 'UFW1';

/** What a firmware file says of itself. */
export interface ImageHeader {
  readonly model: string;
  /** Lowest and highest hardware revision it runs on. */
  readonly hardwareMin: number;
  readonly hardwareMax: number;
  readonly version: Version;
  readonly securityCounter: number;
  /** Bytes of the payload. */
  readonly size: number;
  readonly crc32: number;
  /** Seconds since 1970. */
  readonly buildTime: number;
  readonly keyId: string;
  readonly sha256: Bytes;
}

/** The header with its own CRC and its signature still zero. Throws RangeError where a text does not fit its field. */
export function encodeHeader(header: ImageHeader): Bytes {
  const bytes = new Uint8Array(headerLength);
  const view = viewOf(bytes);
  bytes.set(textField(magic, 4));
  view.setUint16(4, headerLength, true);
  view.setUint16(6, headerVersion, true);
  bytes.set(textField(header.model, 16), 8);
  view.setUint16(24, header.hardwareMin, true);
  view.setUint16(26, header.hardwareMax, true);
  view.setUint8(28, header.version.major);
  view.setUint8(29, header.version.minor);
  view.setUint16(30, header.version.patch, true);
  view.setUint32(32, header.securityCounter, true);
  view.setUint32(36, header.size, true);
  view.setUint32(40, header.crc32, true);
  view.setUint32(44, header.buildTime, true);
  bytes.set(textField(header.keyId, 16), 48);
  bytes.set(header.sha256, 64);
  return bytes;
}

/** Reads the fields as they stand; whether they are good is for the checks. Takes at least 256 bytes. */
export function decodeHeader(bytes: Bytes): ImageHeader {
  const view = viewOf(bytes);
  return {
    model: readText(bytes.subarray(8, 24)),
    hardwareMin: view.getUint16(24, true),
    hardwareMax: view.getUint16(26, true),
    version: readVersion(
      writeVersion({ major: view.getUint8(28), minor: view.getUint8(29), patch: view.getUint16(30, true) }),
    ),
    securityCounter: view.getUint32(32, true),
    size: view.getUint32(36, true),
    crc32: view.getUint32(40, true),
    buildTime: view.getUint32(44, true),
    keyId: readText(bytes.subarray(48, 64)),
    sha256: bytes.slice(64, 96),
  };
}

export function hasMagic(bytes: Bytes): boolean {
  return readText(bytes.subarray(0, 4)) === magic;
}

export function hasHeaderCrc(bytes: Bytes): boolean {
  return viewOf(bytes).getUint32(coveredByCrc, true) === crc32(bytes.subarray(0, coveredByCrc));
}

/** Whether it is a header of the version known here. */
export function hasKnownVersion(bytes: Bytes): boolean {
  const view = viewOf(bytes);
  return view.getUint16(4, true) === headerLength && view.getUint16(6, true) === headerVersion;
}

/** Whether all areas that mean nothing yet are zero. */
export function hasZeroAreas(bytes: Bytes): boolean {
  const areas = [bytes.subarray(96, coveredByCrc), bytes.subarray(reservedAt, headerLength)];
  return areas.every((area) => area.every((byte) => byte === 0));
}
