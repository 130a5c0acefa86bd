import { type Bytes, concat, fromHex, viewOf } from '../bytes.ts';
import { crc32 } from '../checksums/crc32.ts';
import { sha256 } from '../checksums/sha256.ts';
import { coveredByCrc, coveredBySignature, encodeHeader, type ImageHeader, signatureAt } from './header.ts';
import { developmentKeyId } from './keys.ts';

/** What the maker of a file decides; the rest follows from the payload. */
export type ImageDescription = Omit<ImageHeader, 'size' | 'crc32' | 'sha256' | 'keyId'>;

export interface SigningKey {
  readonly id: string;
  /** 32 bytes of Ed25519. */
  readonly seed: Bytes;
}

/** Signs samples. Everybody knows it, so no device in the field may trust it. */
export const developmentKey: SigningKey = {
  id: developmentKeyId,
  seed: fromHex('5061796c6f61642064657620736565642c206e6f742061207365637265742121'),
};

/** An Ed25519 key in PKCS #8 is this and the 32 bytes. */
const pkcs8 = fromHex('302e020100300506032b657004220420');

/** A whole firmware file. Rejects with RangeError where a text does not fit its field. */
export async function signImage(
  description: ImageDescription,
  payload: Uint8Array,
  key: SigningKey,
): Promise<Bytes> {
  const header = encodeHeader({
    ...description,
    size: payload.length,
    crc32: crc32(payload),
    sha256: sha256(payload),
    keyId: key.id,
  });
  return concat(await signHeader(header, key), payload);
}

/** The header with its own CRC and its signature put in, whatever it says. */
export async function signHeader(header: Bytes, key: SigningKey): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('pkcs8', concat(pkcs8, key.seed), 'Ed25519', false, [
    'sign',
  ]);
  const signed = header.slice();
  viewOf(signed).setUint32(coveredByCrc, crc32(header.subarray(0, coveredByCrc)), true);
  const signature = await crypto.subtle.sign('Ed25519', imported, signed.slice(0, coveredBySignature));
  signed.set(new Uint8Array(signature), signatureAt);
  return signed;
}
