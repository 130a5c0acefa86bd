import { areEqual, type Bytes, hexOf } from '../bytes.ts';
import { crc32 } from '../checksums/crc32.ts';
import { sha256 } from '../checksums/sha256.ts';
import { type FileError, SerialError, type Values } from '../errors.ts';
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

interface Refusal {
  readonly code: FileError;
  readonly why: string;
  readonly values?: Values;
}

/** `UFW1` files signed with one of these keys. */
export function ufw1(keyring: Keyring): ImageFormat {
  return {
    async read(file, target) {
      const refusal = await check(file, target, keyring);
      if (refusal !== null) {
        const { code, why, values = {} } = refusal;
        throw new SerialError(code, why, { values });
      }
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
  if (header.length !== headerLength)
    return { code: 'file-short', why: `The header has ${header.length} bytes.` };
  return (
    readable(header) ??
    fitting(decodeHeader(header), target) ??
    (await signed(header, keyring)) ??
    allowed(header, target)
  );
}

function damaged({ crc32: crc, sha256: hash }: ImageHeader, payload: Bytes): Refusal | null {
  if (crc32(payload) !== crc)
    return { code: 'file-crc', why: 'The CRC-32 of the payload differs from the header.' };
  const found = sha256(payload);
  if (!areEqual(found, hash)) return { code: 'file-hash', why: `The payload has SHA-256 ${hexOf(found)}.` };
  return null;
}

async function check(file: Bytes, target: ImageTarget, keyring: Keyring): Promise<Refusal | null> {
  if (file.length < headerLength) return { code: 'file-short', why: `The file has ${file.length} bytes.` };
  const bytes = file.slice(0, headerLength);
  const unreadable = readable(bytes);
  if (unreadable !== null) return unreadable;
  const header = decodeHeader(bytes);
  const size = file.length - headerLength;
  if (size !== header.size)
    return { code: 'file-size', why: `${size} bytes of ${header.size} follow the header.` };
  return (
    fitting(header, target) ??
    damaged(header, file.subarray(headerLength)) ??
    (await signed(bytes, keyring)) ??
    allowed(bytes, target)
  );
}

function readable(bytes: Bytes): Refusal | null {
  if (!hasMagic(bytes)) return { code: 'file-magic', why: 'It does not begin with UFW1.' };
  if (!hasHeaderCrc(bytes))
    return { code: 'file-header-crc', why: 'The header is damaged: its CRC-32 is wrong.' };
  if (!hasKnownVersion(bytes))
    return { code: 'file-header-version', why: 'The header is of a version not known here.' };
  return null;
}

function fitting(header: ImageHeader, target: ImageTarget): Refusal | null {
  const { model, hardwareMin, hardwareMax, size } = header;
  const { hardwareRevision, maxImage } = target;
  if (model !== target.model) {
    const values = { model, device: target.model };
    return { code: 'file-model', why: `It is for ${model}, the device is ${target.model}.`, values };
  }
  if (hardwareRevision < hardwareMin || hardwareRevision > hardwareMax) {
    const values = { least: hardwareMin, most: hardwareMax, hardware: hardwareRevision };
    const why = `It is for revisions ${hardwareMin} to ${hardwareMax}, not ${hardwareRevision}.`;
    return { code: 'file-hardware', why, values };
  }
  if (size > maxImage) {
    const values = { size, room: maxImage };
    return { code: 'file-too-big', why: `${size} bytes; the device holds ${maxImage}.`, values };
  }
  return null;
}

async function signed(bytes: Bytes, keyring: Keyring): Promise<Refusal | null> {
  const { keyId } = decodeHeader(bytes);
  const key = keyring.get(keyId);
  if (key === undefined)
    return { code: 'file-signature', why: `It is signed with the unknown key "${keyId}".` };
  const signature = bytes.slice(signatureAt, reservedAt);
  const isGood = await isSignedBy(key, signature, bytes.slice(0, coveredBySignature));
  return isGood ? null : { code: 'file-signature', why: 'The signature does not fit the header.' };
}

function allowed(bytes: Bytes, target: ImageTarget): Refusal | null {
  const { securityCounter } = decodeHeader(bytes);
  if (securityCounter < target.securityCounter) {
    const { securityCounter: needed } = target;
    const values = { counter: securityCounter, needed };
    return {
      code: 'file-downgrade',
      why: `Its security counter is ${securityCounter}; ${needed} is needed.`,
      values,
    };
  }
  // What means nothing today will mean something in a later version of the header.
  if (!hasZeroAreas(bytes))
    return { code: 'file-header-version', why: 'It uses parts of the header not known here.' };
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
