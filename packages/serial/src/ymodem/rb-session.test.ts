import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { upgradableModels } from '../models.ts';
import { PayloadProtocol } from '../session/payload-protocol.ts';
import { Session } from '../session/session.ts';
import { firmware } from '../testing/bench.ts';
import { whyNoLrzsz } from '../testing/lrzsz.ts';
import { RbDevice } from '../testing/rb-device.ts';

const missing = whyNoLrzsz();

const folder = mkdtempSync(join(tmpdir(), 'payload-rb-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(missing !== null)(
  'an upgrade through rb loses no second to a first block that is lost',
  async () => {
    const image = await firmware('S3MINI', 300_000);
    const device = new RbDevice(folder);
    const events: string[] = [];
    const session = new Session({
      transport: device,
      protocol: new PayloadProtocol(systemClock),
      clock: systemClock,
      baudRate: 115_200,
      models: upgradableModels,
      observe: ({ event }) => void events.push(event),
    });
    await session.connect();
    await session.identify();
    await session.send(image, () => {});
    await session.verify(image);
    expect(await session.restart(image)).toMatchObject({ proof: 'image' });
    await session.close();

    const began = device.trace[0]?.at ?? 0;
    const early = device.trace
      .map(({ at, from, bytes }) => ({ ms: at - began, from, first: bytes[0], number: bytes[1], bytes }))
      .filter(({ ms }) => ms < 2000);
    const lines = early
      .slice(0, 8)
      .map(({ ms, from, bytes }) => `${ms.toFixed(1)} ms ${from}: ${bytes.length} B, ${name(bytes)}`);
    console.log(`rb, the first two seconds after READY (${early.length} pieces):\n${lines.join('\n')}`);
    // Block 0 went out once, at once, and the first block of data with it.
    const sent = early.filter(({ from }) => from === 'host');
    expect(sent.slice(0, 3).map(({ bytes }) => name(bytes))).toEqual(['block 0', 'block 1', 'block 2']);
    expect(sent[1]?.ms).toBeLessThan(1000);
    expect(events).not.toContain('repeated');
  },
);

function name(bytes: Uint8Array): string {
  const [first, number] = bytes;
  if (first === 0x01 || first === 0x02) return `block ${number}`;
  const words: Record<number, string> = { 0x06: 'ACK', 0x15: 'NAK', 0x43: 'C', 0xa5: 'READY', 0x04: 'EOT' };
  return Array.from(bytes.subarray(0, 2), (byte) => words[byte] ?? byte.toString(16)).join(' ');
}
