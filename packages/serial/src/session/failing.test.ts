import { describe, expect, it } from 'vitest';
import { type ErrorCode, fileErrors, SerialError } from '../errors.ts';
import { upgradableModels } from '../models.ts';
import { parseFault } from '../simulator/parse-fault.ts';
import { bench, firmware } from '../testing/bench.ts';

/** What a device or line does, and what the host says of it. */
const failures: readonly [fault: string, code: ErrorCode][] = [
  ['mute', 'hello-timeout'],
  ['babble', 'bad-hello'],
  ['foreign', 'unknown-model'],
  ['mute@begin', 'timeout'],
  ['stall@40%', 'timeout'],
  ['stall@verify', 'timeout'],
  ['nak@40%', 'nak-limit'],
  ['cancel@40%', 'cancelled-by-device'],
  ['flash@40%', 'verify-mismatch'],
  ['disconnect@hello', 'device-lost'],
  ['disconnect@begin', 'device-lost'],
  ['disconnect@40%', 'device-lost'],
  ['disconnect@verify', 'device-lost'],
  ['disconnect@40%/reply', 'device-lost'],
  ['dead', 'reboot-timeout'],
  ['stale', 'wrong-version-after'],
];

describe.each(upgradableModels)('%s', (model) => {
  it.each(failures)('with %s fails as %s', async (fault, code) => {
    const { device, log, upgrade } = bench({ model, faults: [parseFault(fault)] });
    const before = device.version;
    await expect(upgrade(await firmware(model, 50_000))).rejects.toMatchObject({ code });
    expect(device.version).toEqual(before);
    expect(log.at(-1)).toMatchObject({ event: 'failed', detail: expect.stringContaining(code) });
    // What is restarted was verified before.
    const isAfter = code === 'reboot-timeout' || code === 'wrong-version-after';
    expect(log.some(({ event }) => event === 'verified')).toBe(isAfter);
  });

  it.each(fileErrors.map((code) => [code] as const))('can refuse a file as %s', async (code) => {
    const { upgrade } = bench({ model, faults: [parseFault(`reject:${code}`)] });
    await expect(upgrade(await firmware(model, 5000))).rejects.toMatchObject({ code });
  });

  it.each(['cancel@40%', 'flash@40%'])('succeeds when it is tried again after %s', async (fault) => {
    const image = await firmware(model, 50_000);
    const { clock, device, connect, send, session } = bench({ model, faults: [parseFault(fault)] });
    await connect();
    await expect(send(image)).rejects.toBeInstanceOf(SerialError);
    await clock.run(session.identify());
    await send(image);
    await clock.run(session.restart(image));
    expect(device.version).toEqual(image.version);
  });
});

/** What the device gets and says when a host sends it a header that it did not check. */
async function afterHeader(change: (header: Uint8Array) => void) {
  const image = await firmware('S3MINI', 3000);
  const header = image.header.slice();
  change(header);
  const { connect, device, line, send } = bench();
  await connect();
  const before = line.carried.toDevice;
  const code = await send({ ...image, header }).then(
    () => null,
    (error: SerialError) => error.code,
  );
  return { code, sent: line.carried.toDevice - before, stored: device.received };
}

describe('a bootloader trusts no host', () => {
  it('and takes what is good', async () => {
    expect(await afterHeader(() => {})).toMatchObject({ code: null, stored: 3000 });
  });

  it.each([
    [0, 'file-magic'],
    [40, 'file-header-crc'],
    [150, 'file-signature'],
    [230, 'file-header-version'],
  ])('and refuses a header that is changed at byte %i', async (at, code) => {
    const change = (header: Uint8Array) => void (header[at] = (header[at] ?? 0) ^ 1);
    // Nothing is sent but the frame with the header.
    expect(await afterHeader(change)).toEqual({ code, sent: 256 + 8, stored: 0 });
  });

  it('and refuses a file of another model before it takes a byte', async () => {
    const { connect, device, send } = bench();
    await connect();
    await expect(send(await firmware('AD2', 3000))).rejects.toMatchObject({ code: 'file-model' });
    expect(device.received).toBe(0);
  });
});

describe('a port', () => {
  it('that cannot be opened is said so', async () => {
    const { clock, line, session } = bench();
    line.unplug();
    await expect(clock.run(session.connect())).rejects.toMatchObject({ code: 'open-failed' });
  });

  it('that is open already is said so', async () => {
    const { clock, line, session } = bench();
    await clock.run(line.open({ baudRate: 115_200 }));
    await expect(clock.run(session.connect())).rejects.toMatchObject({ code: 'already-open' });
  });

  it('tells of a device that is pulled out while nobody asks it anything', async () => {
    const { connect, clock, line, session } = bench();
    await connect();
    const { lost } = session;
    line.unplug();
    expect(await clock.run(lost)).toMatchObject({ code: 'device-lost' });
  });
});
