import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hexOf } from '../bytes.ts';
import { sha256 } from '../checksums/sha256.ts';
import { systemClock } from '../clock.ts';
import { developmentKeyring } from '../image/keys.ts';
import { Link } from '../session/link.ts';
import { PayloadProtocol } from '../session/payload-protocol.ts';
import { profiles } from '../simulator/profiles.ts';
import { Simulation } from '../simulator/simulation.ts';
import { firmware, payloadOf } from '../testing/bench.ts';
import { sizes, whyNoLrzsz } from '../testing/lrzsz.ts';
import { ChildProcessTransport } from '../transport/child-process.ts';
import { YmodemSender } from './sender.ts';

const missing = whyNoLrzsz();
if (missing !== null) console.log(`SKIPPED lrzsz: ${missing}`);

const folder = mkdtempSync(join(tmpdir(), 'payload-lrzsz-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** No line at all is as fast as a pipe. */
const bytesPerSecond = 1_000_000;
const baudRate = 10 * bytesPerSecond;

describe.skipIf(missing !== null)('lrzsz', () => {
  // It says its first word after a second and its last after two, so all sizes wait together.
  it.concurrent.each(sizes)('rb takes %i bytes from our sender', async (size) => {
    const bytes = payloadOf(size, size);
    const name = `sent-${size}.bin`;
    const child = spawn('rb', ['--ymodem', '-y'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
    const exit = once(child, 'exit');
    const link = await Link.open(new ChildProcessTransport(child), systemClock, baudRate);
    const sender = new YmodemSender({ name, bytes }, { now: systemClock.now(), bytesPerSecond, limit: 0 });
    await link.drive(sender);
    expect(await exit).toEqual([0, null]);
    expect(sender.acknowledged).toBe(size);
    expect(hexOf(sha256(readFileSync(join(folder, name))))).toBe(hexOf(sha256(bytes)));
  });

  it.concurrent.each(sizes)('sb sends %i bytes into the simulated device', async (size) => {
    const image = await firmware('S3MINI', size, size);
    const name = `firmware-${size}.bin`;
    writeFileSync(join(folder, name), image.payload);
    const { device, line } = new Simulation({
      clock: systemClock,
      profile: profiles.S3MINI,
      keyring: developmentKeyring,
      latency: 0,
      faults: [],
      seed: 1,
    });
    const link = await Link.open(line, systemClock, baudRate);
    const protocol = new PayloadProtocol(systemClock);
    const info = await protocol.hello(link);
    await protocol.begin(link, image, info, () => {});

    const child = spawn('sb', ['--ymodem', '-k', name], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
    const exit = once(child, 'exit');
    child.stdout.on('data', (chunk: Uint8Array) => void link.write(new Uint8Array(chunk)));
    while (child.exitCode === null) {
      // oxlint-disable-next-line no-await-in-loop -- What the device says, as it says it.
      const sent = await link.receive(systemClock.now() + 100);
      if (sent !== null && child.exitCode === null) child.stdin.write(sent);
    }
    expect(await exit).toEqual([0, null]);
    expect(device.held.isGood).toBe(true);
    expect(hexOf(device.held.sha256)).toBe(hexOf(image.sha256));
    await protocol.verify(link, image, info, () => {});
    await link.close();
  });
});
