import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { fromHex } from '../src/bytes.ts';
import { developmentKeyring } from '../src/image/keys.ts';
import { ufw1 } from '../src/image/ufw1.ts';
import { profiles } from '../src/simulator/profiles.ts';
import { payloadOf } from '../src/testing/bench.ts';

const folder = mkdtempSync(join(tmpdir(), 'payload-sign-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = fileURLToPath(new URL('sign.ts', import.meta.url));
const from = join(folder, 'payload.bin');
const to = join(folder, 'signed.ufw');
writeFileSync(from, payloadOf(1234));

function sign(...args: string[]) {
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
}

const about = ['--model', 'AD2', '--version', '2.4.1', '--hardware', '1-4', '--counter', '2'];

it('makes a file that its device takes', async () => {
  expect(sign(...about, from, to)).toMatchObject({ status: 0, stderr: '' });
  const image = await ufw1(developmentKeyring).read(new Uint8Array(readFileSync(to)), profiles.AD2.info);
  expect(image.version).toEqual({ major: 2, minor: 4, patch: 1 });
  expect(image.payload).toEqual(payloadOf(1234));
});

it('signs with the key it is given', async () => {
  // A test vector of RFC 8032.
  const seed = join(folder, 'key.hex');
  writeFileSync(seed, '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60\n');
  expect(sign(...about, '--key', `shop:${seed}`, from, to).status).toBe(0);
  const file = new Uint8Array(readFileSync(to));
  const shop = new Map([
    ['shop', fromHex('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')],
  ]);
  expect((await ufw1(shop).read(file, profiles.AD2.info)).payload).toHaveLength(1234);
  await expect(ufw1(developmentKeyring).read(file, profiles.AD2.info)).rejects.toMatchObject({
    code: 'file-signature',
  });
});

it.each([
  [[], '--model AD2 --version'],
  [[...about.slice(0, 2), '--version', '2.4', from, to], '"2.4" is no version'],
  [[...about, '--counter', 'x', from, to], '--counter takes a whole number'],
  [[...about, '--colour', 'red', from, to], "Unknown option '--colour'"],
])('says what is wrong with %j', (args, message) => {
  const { status, stderr } = sign(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
