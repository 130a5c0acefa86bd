import { describe, expect, it } from 'vitest';
import { type Bytes, concat, viewOf } from '../bytes.ts';
import type { ErrorCode } from '../errors.ts';
import { below, randomFrom } from '../random.ts';
import { profiles } from '../simulator/profiles.ts';
import { description, firmwareFile, payloadOf } from '../testing/bench.ts';
import type { ImageTarget } from './format.ts';
import { headerLength } from './header.ts';
import { developmentKeyring } from './keys.ts';
import { developmentKey, signHeader, signImage } from './signing.ts';
import { ufw1 } from './ufw1.ts';

const target: ImageTarget = profiles.S3MINI.info;
const format = ufw1(developmentKeyring);
const file = await firmwareFile('S3MINI', 5000);

function changed(change: (bytes: Bytes, view: DataView) => void): Bytes {
  const copy = file.slice();
  change(copy, viewOf(copy));
  return copy;
}

/** A header with what nobody would sign, its own CRC and signature good. */
async function signedAnew(change: (view: DataView) => void): Promise<Bytes> {
  const header = file.slice(0, headerLength);
  change(viewOf(header));
  return concat(await signHeader(header, developmentKey), file.subarray(headerLength));
}

function sign(change: Partial<ReturnType<typeof description>>): Promise<Bytes> {
  return signImage({ ...description('S3MINI'), ...change }, payloadOf(5000), developmentKey);
}

it('reads what it is given', async () => {
  const image = await format.read(file, target);
  expect(image).toMatchObject({ version: { major: 3, minor: 1, patch: 7 }, buildTime: 1_760_000_000 });
  expect(image.payload).toEqual(payloadOf(5000));
  expect(image.isOlder).toBe(false);
});

it('says where the device runs a newer version', async () => {
  const old = await sign({ version: { major: 1, minor: 1, patch: 9 } });
  expect((await format.read(old, target)).isOlder).toBe(true);
});

const refusals: [what: string, code: ErrorCode, file: () => Bytes | Promise<Bytes>, target?: object][] = [
  ['nothing', 'file-short', () => new Uint8Array()],
  ['a header that is not whole', 'file-short', () => file.slice(0, 255)],
  ['another kind of file', 'file-magic', () => payloadOf(3000)],
  ['a damaged header', 'file-header-crc', () => changed((bytes) => bytes.fill(9, 45, 46))],
  ['a later header', 'file-header-version', () => signedAnew((view) => view.setUint16(6, 2, true))],
  ['a longer header', 'file-header-version', () => signedAnew((view) => view.setUint16(4, 512, true))],
  ['a byte too few', 'file-size', () => file.slice(0, -1)],
  ['a byte too many', 'file-size', () => concat(file, Uint8Array.of(0))],
  ['another model', 'file-model', () => file, { model: 'AD2' }],
  ['hardware that is too old', 'file-hardware', () => file, { hardwareRevision: 0 }],
  ['hardware that is too new', 'file-hardware', () => file, { hardwareRevision: 5 }],
  ['a device that is too small', 'file-too-big', () => file, { maxImage: 4999 }],
  ['a damaged payload', 'file-crc', () => changed((bytes) => bytes.fill(0, 4000, 4100))],
  [
    'a payload of which only the CRC is right',
    'file-hash',
    () => signedAnew((view) => view.setUint8(64, view.getUint8(64) ^ 1)),
  ],
  ['a damaged signature', 'file-signature', () => changed((bytes) => bytes.fill(0, 130, 134))],
  [
    'a key nobody knows',
    'file-signature',
    () => signImage(description('S3MINI'), payloadOf(50), { ...developmentKey, id: 'someone' }),
  ],
  [
    'a key of another hand',
    'file-signature',
    () => signImage(description('S3MINI'), payloadOf(50), { ...developmentKey, seed: new Uint8Array(32) }),
  ],
  ['one that has a known hole', 'file-downgrade', () => file, { securityCounter: 3 }],
  ['one that uses reserved bytes', 'file-header-version', () => signedAnew((view) => view.setUint8(100, 1))],
  [
    'one with something behind the signature',
    'file-header-version',
    () => changed((_, view) => view.setUint8(200, 1)),
  ],
];

describe('a file is refused that is', () => {
  it.each(refusals)('%s: %s', async (_what, code, make, change = {}) => {
    await expect(format.read(await make(), { ...target, ...change })).rejects.toMatchObject({ code });
  });

  it('changed in any one bit of its header, or in any of 1000 of its payload', async () => {
    let refused = 0;
    const flip = async (bit: number) => {
      const bytes = changed((all) => {
        const at = bit >> 3;
        all[at] = (all[at] ?? 0) ^ (1 << (bit & 7));
      });
      await expect(format.read(bytes, target), `bit ${bit}`).rejects.toMatchObject({
        code: expect.stringMatching(/^file-/),
      });
      refused += 1;
    };
    // oxlint-disable no-await-in-loop -- One at a time keeps the memory small.
    for (let bit = 0; bit < headerLength * 8; bit += 1) await flip(bit);
    const random = randomFrom(6);
    for (let count = 0; count < 1000; count += 1)
      await flip((headerLength + below(5000, random)) * 8 + below(8, random));
    // oxlint-enable no-await-in-loop
    expect(refused).toBe(2048 + 1000);
  });
});

it('takes no text that does not fit its field', async () => {
  await expect(sign({ model: 'A name of more than sixteen' })).rejects.toThrow(RangeError);
  await expect(sign({ model: '喊话器' })).rejects.toThrow(RangeError);
});
