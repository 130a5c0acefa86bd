import { type Bytes, fromHex } from '../bytes.ts';
import { SerialError } from '../errors.ts';

/** Public keys by their id, each 32 raw bytes of Ed25519. */
export type Keyring = ReadonlyMap<string, Bytes>;

export const developmentKeyId = 'development';

/** Knows the key that sample files are signed with. A shop's keyring holds the maker's key instead. */
export const developmentKeyring: Keyring = new Map([
  [developmentKeyId, fromHex('c3e34ea22ab973d9a897c25979e0888bc100d262083bb4b874d6946176f18b4c')],
]);

/** Whether the signature is of these bytes by this key. Rejects where the browser knows no Ed25519. */
export async function isSignedBy(key: Bytes, signature: Bytes, bytes: Bytes): Promise<boolean> {
  try {
    return await crypto.subtle.verify('Ed25519', await imported(key), signature, bytes);
  } catch (error) {
    throw new SerialError('unsupported-browser', 'This browser cannot check Ed25519 signatures.', {
      cause: error,
      values: { lacks: 'Ed25519' },
    });
  }
}

const importedKeys = new WeakMap<Bytes, Promise<CryptoKey>>();

function imported(key: Bytes): Promise<CryptoKey> {
  const cached = importedKeys.get(key);
  if (cached !== undefined) return cached;
  const importing = crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
  importedKeys.set(key, importing);
  return importing;
}
