import { describe, expect, it } from 'vitest';
import { hexOf } from '../bytes.ts';
import type { ErrorCode } from '../errors.ts';
import { upgradableModels } from '../models.ts';
import { parseFault } from '../simulator/parse-fault.ts';
import { bench, firmware } from '../testing/bench.ts';
import { consentKey, runsImage } from './restart-proof.ts';

const size = 20_000;

describe.each(upgradableModels)('%s of protocol version 2', (model) => {
  it('is upgraded when it runs the image of the file, and says so', async () => {
    const image = await firmware(model, size);
    const { connect, device, upgrade, clock, session } = bench({ model });
    expect(runsImage(await connect(), image)).toBe(false);
    await clock.run(session.close());
    const { info, proof } = await upgrade(image);
    expect(proof).toBe('image');
    expect(info.running?.imageSha256).toEqual(image.sha256);
    expect(device.imageSha256).toEqual(image.sha256);
    expect(runsImage(info, image)).toBe(true);
  });

  it('that runs the very version already is upgraded only by a restart', async () => {
    const running = await firmware(model, size);
    const { device, upgrade } = bench({ model, running });
    const { proof, info } = await upgrade(running);
    expect(proof).toBe('image');
    expect(info.running?.bootCount).toBeGreaterThan(40);
    expect(device.imageSha256).toEqual(running.sha256);
  });

  it.each<[fault: string, code: ErrorCode, seen: Record<string, unknown>]>([
    ['ignore', 'not-restarted', { version: '3.1.7' }],
    ['dead', 'reboot-timeout', { waitedMs: 20_000 }],
    ['version', 'other-version-after', { version: '9.9.9', expected: '3.1.7' }],
    [
      'image',
      'wrong-image-after',
      { version: '3.1.7', imageSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ],
    [
      'serial',
      'wrong-device-after',
      { serial: 'OTHER-000001', expected: expect.stringMatching(/^(S3M|AD2)/) },
    ],
  ])('that runs the very version already, with %s ends as %s', async (fault, code, seen) => {
    const running = await firmware(model, size, 2);
    const image = await firmware(model, size);
    const { log, upgrade } = bench({ model, running, faults: [parseFault(fault)] });
    await expect(upgrade(image)).rejects.toMatchObject({ code, values: seen });
    expect(log.at(-1)).toMatchObject({ event: 'failed', values: { code, ...seen } });
  });

  it.each(['recount', 'wrapped'])(
    'that is upgraded and has lost its count of starts is upgraded (%s)',
    async (how) => {
      const image = await firmware(model, size);
      const { upgrade } = bench({
        model,
        ...(how === 'recount' ? { faults: [parseFault('recount')] } : { bootCount: 0xffff_ffff }),
      });
      expect(await upgrade(image)).toMatchObject({ proof: 'image' });
    },
  );

  it('that went back to its old firmware with another count of starts is not said to have stayed on', async () => {
    const { log, upgrade } = bench({ model, faults: ['recount', 'stale'].map(parseFault) });
    await expect(upgrade(await firmware(model, size))).rejects.toMatchObject({ code: 'wrong-version-after' });
    expect(log.some(({ values }) => values['code'] === 'not-restarted')).toBe(false);
  });

  it('is looked for in one line of the log, however long it takes', async () => {
    const { log, upgrade } = bench({ model, faults: [parseFault('slow:8000@reboot')] });
    await upgrade(await firmware(model, size));
    const events = log.map(({ event }) => event);
    const since = events.slice(events.indexOf('rebooting'));
    // A device with USB of its own leaves no port to be opened meanwhile.
    const looked = model === 'AD2' ? [] : ['looked'];
    expect(since).toEqual(['rebooting', ...looked, 'opened', 'restarted']);
    const count = log.find(({ event }) => event === 'looked')?.values['count'] ?? 2;
    expect(count).toBeGreaterThan(1);
  });

  it.each<[fault: string, code: ErrorCode]>([
    ['ignore', 'not-restarted'],
    ['swap', 'swap-failed'],
    ['stale', 'wrong-version-after'],
  ])(
    'that keeps its old firmware with %s ends as %s, and which that is stands in the log',
    async (fault, code) => {
      const { connect, log, upgrade, clock, session } = bench({ model, faults: [parseFault(fault)] });
      const { serial, version } = await connect();
      await clock.run(session.close());
      await expect(upgrade(await firmware(model, size))).rejects.toMatchObject({ code });
      const text = `${version.major}.${version.minor}.${version.patch}`;
      expect(log.at(-1)?.values).toMatchObject({ code, serial, version: text, expected: '3.1.7' });
    },
  );

  it('that repeats the hash of the header is found out, and so is a byte it keeps wrong', async () => {
    const image = await firmware(model, size);
    const echoing = bench({ model, faults: ['flash', 'echo'].map(parseFault) });
    await expect(echoing.upgrade(image)).rejects.toMatchObject({
      code: 'verify-mismatch',
      message: expect.stringContaining('repeats the SHA-256 of the header'),
      values: { status: 'good', sha256: hexOf(image.sha256), nonce: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    const spoilt = bench({ model, faults: [parseFault('flash')] });
    await expect(spoilt.upgrade(image)).rejects.toMatchObject({
      code: 'verify-mismatch',
      values: { status: 'damaged' },
    });
  });

  it('has another consent for another image and on another device', async () => {
    const image = await firmware(model, size);
    const other = await firmware(model, size, 2);
    const info = await bench({ model }).connect();
    const key = consentKey(info, image);
    expect(consentKey({ ...info }, { ...image })).toBe(key);
    expect(consentKey(info, other)).not.toBe(key);
    expect(consentKey({ ...info, serial: 'S3M-NEWER' }, image)).not.toBe(key);
  });
});

describe.each(upgradableModels)('%s of protocol version 1', (model) => {
  it('is served, and its version is not taken for proof', async () => {
    const image = await firmware(model, size);
    const { upgrade } = bench({ model, protocol: 1 });
    const { info, proof } = await upgrade(image);
    expect(proof).toBe('version-only');
    expect(info).toMatchObject({ protocolVersion: 1, running: null, version: image.version });
  });

  it.each(['ignore', 'swap', ''])(
    'that ran the very version before proves nothing when it says it again (%s)',
    async (fault) => {
      const running = await firmware(model, size);
      const faults = fault === '' ? [] : [parseFault(fault)];
      const { upgrade } = bench({ model, protocol: 1, running, faults });
      expect(await upgrade(running)).toMatchObject({ proof: 'none' });
    },
  );

  it('that is silent to a later version is asked in the first', async () => {
    const { clock, line, device, connect } = bench({ model, protocol: 1 });
    const hear = device.receive.bind(device);
    // HELLO with version 2, which it has never heard of.
    line.attach({
      receive: (bytes) => (bytes[2] === 1 && bytes[6] === 2) || hear(bytes),
      power: (isOn) => device.power(isOn),
    });
    expect(await connect()).toMatchObject({ model, protocolVersion: 1 });
    expect(clock.now()).toBeLessThan(5000);
  });
});

it('two lost questions do not make a device of version 2 one of version 1', async () => {
  const { connect } = bench({ faults: ['drop@0', 'drop@9'].map(parseFault) });
  expect(await connect()).toMatchObject({ protocolVersion: 2 });
});
