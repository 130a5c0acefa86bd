import { describe, expect, it } from 'vitest';
import { areEqual } from '../bytes.ts';
import { Stopped } from '../errors.ts';
import { upgradableModels } from '../models.ts';
import { parseFault } from '../simulator/parse-fault.ts';
import { bench, firmware } from '../testing/bench.ts';

describe.each(upgradableModels)('an upgrade of %s', (model) => {
  it('ends with the new version running', async () => {
    const image = await firmware(model, 20_000);
    const { device, log, upgrade } = bench({ model });
    const before = device.version;
    const { info, proof } = await upgrade(image);
    expect(proof).toBe('image');
    expect(info.version).toEqual(image.version);
    expect(device.version).not.toEqual(before);
    expect(log.map(({ event }) => event)).toEqual([
      'opened',
      'identified',
      'accepted',
      'transferred',
      'verified',
      'rebooting',
      'opened',
      'restarted',
    ]);
  });

  it('counts what the device acknowledged, never less, and at most ten times a second', async () => {
    const image = await firmware(model, 60_000);
    const { device, progress, connect, send } = bench({ model, faults: [parseFault('drop@30%')] });
    await connect();
    await send(image);
    expect(areEqual(device.held.sha256, image.sha256)).toBe(true);
    const counted = progress.map(({ acknowledged }) => acknowledged);
    expect(counted).toEqual(counted.toSorted((a, b) => a - b));
    expect(counted.length).toBeGreaterThan(10);
    expect(progress.at(-1)).toMatchObject({ acknowledged: 60_000, total: 60_000, repeated: 1 });
    const most = Math.max(
      ...progress.map(({ at }) => progress.filter((each) => each.at >= at && each.at < at + 1000).length),
    );
    expect(most).toBeLessThanOrEqual(10);
  });

  it('can be stopped, and begun again', async () => {
    const image = await firmware(model, 60_000);
    const { clock, connect, device, log, send, session } = bench({ model });
    await connect();
    const sent = session.send(image, () => {});
    clock.after(2000, () => void session.stop());
    await expect(clock.run(sent)).rejects.toBeInstanceOf(Stopped);
    await clock.pass(500);
    expect(log.at(-1)).toMatchObject({ event: 'stopped' });
    expect(device.received).toBeLessThan(60_000);
    await clock.run(session.identify());
    await send(image);
    expect(areEqual(device.held.sha256, image.sha256)).toBe(true);
  });
});
