import { expect, it } from 'vitest';
import type { FirmwareImage } from '../image/format.ts';
import { type UpgradableModel, upgradableModels } from '../models.ts';
import { bench, firmware } from '../testing/bench.ts';

const size = 300_000;
const block = 1024;

/** Pulls the device out when it holds so many bytes, and says how long it took until the host said so. */
async function unplugAt(model: UpgradableModel, image: FirmwareImage, bytes: number) {
  const all = bench({
    model,
    faults: [{ kind: 'disconnect', lane: 'toDevice', at: { byte: bytes }, amount: 0 }],
  });
  let pulledAt = 0;
  const { line, clock } = all;
  const unplug = line.unplug.bind(line);
  line.unplug = () => {
    pulledAt = clock.now();
    unplug();
  };
  await all.connect();
  await expect(all.send(image), `${model} at byte ${bytes}`).rejects.toMatchObject({ code: 'device-lost' });
  return { ...all, reportedAfter: clock.now() - pulledAt };
}

it.each(upgradableModels)(
  '%s pulled out at any block of 300 kB: said at once, and the retry succeeds',
  async (model) => {
    const image = await firmware(model, size);
    // All that goes to the device before the first block, and after the last.
    const blocks = Math.ceil(size / block);
    let slowest = 0;
    let resumed = 0;
    for (let index = 0; index < blocks; index += 1) {
      // oxlint-disable no-await-in-loop -- Each has a time of its own.
      const { close, clock, connect, device, line, send, session, reportedAfter } = await unplugAt(
        model,
        image,
        500 + index * (block + 5),
      );
      slowest = Math.max(slowest, reportedAfter);
      await close();
      line.plug();
      const info = await connect();
      if (info.resumeOffset > 0) resumed += 1;
      await send(image);
      await clock.run(session.restart(image));
      // oxlint-enable no-await-in-loop
      expect(device.version).toEqual(image.version);
    }
    console.log(
      `${model}: pulled out at ${blocks} blocks, said after ${slowest} ms, ${resumed} gone on with`,
    );
    expect(slowest).toBeLessThan(1000);
    expect(resumed).toBe(model === 'AD2' ? blocks - 1 : 0);
  },
  120_000,
);
