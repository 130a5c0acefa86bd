import { areEqual, type Bytes, hexOf } from '../bytes.ts';
import { crc32 } from '../checksums/crc32.ts';
import { sha256 } from '../checksums/sha256.ts';
import { type FileError, SerialError } from '../errors.ts';
import { isOlder } from '../version.ts';
import type { FirmwareImage, ImageFormat, ImageTarget } from './format.ts';
import {
  coveredBySignature,
  decodeHeader,
  hasHeaderCrc,
  hasKnownVersion,
  hasMagic,
  hasZeroAreas,
  headerLength,
  type ImageHeader,
  reservedAt,
  signatureAt,
} from './header.ts';
import { isSignedBy, type Keyring } from './keys.ts';

type Refusal = readonly [code: FileError, why: string];

/** `UFW1` files signed with one of these keys. */
export function ufw1(keyring: Keyring): ImageFormat {
  return {
    async read(file, target) {
      const refusal = await check(file, target, keyring);
      if (refusal !== null) throw new SerialError(...refusal);
      return imageOf(file, target);
    },
  };
}

/** What a file without its payload is refused for, or null. A bootloader asks before it takes the payload. */
export async function checkHeader(
  header: Bytes,
  target: ImageTarget,
  keyring: Keyring,
): Promise<Refusal | null> {
  if (header.length !== headerLength) return ['file-short', `The header has ${header.length} bytes.`];
  return (
    readable(header) ??
    fitting(decodeHeader(header), target) ??
    (await signed(header, keyring)) ??
    allowed(header, target)
  );
}

function damaged({ crc32: crc, sha256: hash }: ImageHeader, payload: Bytes): Refusal | null {
  if (crc32(payload) !== crc) return ['file-crc', 'The CRC-32 of the payload differs from the header.'];
  const found = sha256(payload);
  if (!areEqual(found, hash)) return ['file-hash', `The payload has SHA-256 ${hexOf(found)}.`];
  return null;
}

async function check(file: Bytes, target: ImageTarget, keyring: Keyring): Promise<Refusal | null> {
  if (file.length < headerLength) return ['file-short', `The file has ${file.length} bytes.`];
  const bytes = file.slice(0, headerLength);
  const unreadable = readable(bytes);
  if (unreadable !== null) return unreadable;
  const header = decodeHeader(bytes);
  const size = file.length - headerLength;
  if (size !== header.size) return ['file-size', `${size} bytes of ${header.size} follow the header.`];
  return (
    fitting(header, target) ??
    damaged(header, file.subarray(headerLength)) ??
    (await signed(bytes, keyring)) ??
    allowed(bytes, target)
  );
}

function readable(bytes: Bytes): Refusal | null {
  if (!hasMagic(bytes)) return ['file-magic', 'It does not begin with UFW1.'];
  if (!hasHeaderCrc(bytes)) return ['file-header-crc', 'The header is damaged: its CRC-32 is wrong.'];
  if (!hasKnownVersion(bytes)) return ['file-header-version', 'The header is of a version not known here.'];
  return null;
}

function fitting(header: ImageHeader, target: ImageTarget): Refusal | null {
  const { model, hardwareMin, hardwareMax, size } = header;
  const { hardwareRevision, maxImage } = target;
  if (model !== target.model) return ['file-model', `It is for ${model}, the device is ${target.model}.`];
  if (hardwareRevision < hardwareMin || hardwareRevision > hardwareMax) {
    return [
      'file-hardware',
      `It is for revisions ${hardwareMin} to ${hardwareMax}, not ${hardwareRevision}.`,
    ];
  }
  if (size > maxImage) return ['file-too-big', `${size} bytes; the device holds ${maxImage}.`];
  return null;
}

async function signed(bytes: Bytes, keyring: Keyring): Promise<Refusal | null> {
  const { keyId } = decodeHeader(bytes);
  const key = keyring.get(keyId);
  if (key === undefined) return ['file-signature', `It is signed with the unknown key "${keyId}".`];
  const signature = bytes.slice(signatureAt, reservedAt);
  const isGood = await isSignedBy(key, signature, bytes.slice(0, coveredBySignature));
  return isGood ? null : ['file-signature', 'The signature does not fit the header.'];
}

function allowed(bytes: Bytes, target: ImageTarget): Refusal | null {
  const { securityCounter } = decodeHeader(bytes);
  if (securityCounter < target.securityCounter) {
    return [
      'file-downgrade',
      `Its security counter is ${securityCounter}; ${target.securityCounter} is needed.`,
    ];
  }
  // What means nothing today will mean something in a later version of the header.
  if (!hasZeroAreas(bytes)) return ['file-header-version', 'It uses parts of the header not known here.'];
  return null;
}

function imageOf(file: Bytes, target: ImageTarget): FirmwareImage {
  const header = decodeHeader(file);
  return {
    header: file.slice(0, headerLength),
    payload: file.slice(headerLength),
    version: header.version,
    sha256: header.sha256,
    buildTime: header.buildTime,
    isOlder: isOlder(header.version, target.version),
  };
}
