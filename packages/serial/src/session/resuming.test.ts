import { expect, it } from 'vitest';
import { areEqual } from '../bytes.ts';
import { type Bench, bench, firmware } from '../testing/bench.ts';

const size = 100_000;

async function brokenOff(): Promise<Bench> {
  const all = bench({
    model: 'AD2',
    faults: [{ kind: 'disconnect', lane: 'toDevice', at: { percent: 60 }, amount: 0 }],
  });
  await all.connect();
  await expect(all.send(await firmware('AD2', size))).rejects.toMatchObject({ code: 'device-lost' });
  await all.close();
  all.line.plug();
  return all;
}

it('goes on where the device is, when it holds the beginning of the same file', async () => {
  const image = await firmware('AD2', size);
  const { connect, device, line, progress, send } = await brokenOff();
  const before = line.carried.toDevice;
  progress.length = 0;
  const { resumeOffset } = await connect();
  expect(resumeOffset).toBeGreaterThanOrEqual(size * 0.6);
  await send(image);
  expect(line.carried.toDevice - before).toBeLessThan(size * 0.42);
  expect(progress[0]?.acknowledged).toBeGreaterThan(size * 0.6);
  expect(areEqual(device.held.sha256, image.sha256)).toBe(true);
});

it('begins again with another file', async () => {
  const other = await firmware('AD2', size, 2);
  const { connect, device, line, send } = await brokenOff();
  const before = line.carried.toDevice;
  await connect();
  await send(other);
  expect(line.carried.toDevice - before).toBeGreaterThan(size);
  expect(areEqual(device.held.sha256, other.sha256)).toBe(true);
});

it('begins again where what the device holds is spoilt', async () => {
  const image = await firmware('AD2', size);
  const all = bench({
    model: 'AD2',
    faults: [
      { kind: 'flash', at: { percent: 20 }, amount: 0 },
      { kind: 'disconnect', lane: 'toDevice', at: { percent: 60 }, amount: 0 },
    ],
  });
  await all.connect();
  await expect(all.send(image)).rejects.toMatchObject({ code: 'device-lost' });
  await all.close();
  all.line.plug();
  await all.connect();
  await all.send(image);
  expect(areEqual(all.device.held.sha256, image.sha256)).toBe(true);
});
