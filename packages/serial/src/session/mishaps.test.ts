import { expect, it } from 'vitest';
import { areEqual } from '../bytes.ts';
import { SerialError } from '../errors.ts';
import { upgradableModels } from '../models.ts';
import { pick, randomFrom } from '../random.ts';
import { bench, firmware } from '../testing/bench.ts';
import { randomMishaps } from '../testing/mishaps.ts';

/** `SERIAL_MISHAPS=10000` disturbs more of them. */
const sessions = Number(process.env['SERIAL_MISHAPS'] ?? 2000);
const baudRate = 115_200;
const sizes = [0, 1, 128, 1024, 3000, 9000];

/** Handshake, begin and verify: ten seconds each at most; three restarts, and their last look may begin at the end. */
const progressTimeout = (size: number) =>
  3 * 10_000 + 30_000 + 4 * (size / (baudRate / 10)) * 1000 + 3 * 25_000;

it(
  `${sessions} disturbed upgrades succeed only with the file in the device, and end in time`,
  async () => {
    const images = await Promise.all(
      upgradableModels.flatMap((model) =>
        sizes.map(async (size) => ({ model, size, image: await firmware(model, size, size + 1) })),
      ),
    );
    const ends: Record<string, number> = {};
    for (let seed = 0; seed < sessions; seed += 1) {
      const random = randomFrom(seed);
      const { model, size, image } = pick(images, random);
      const { clock, device, connect, send, session } = bench({
        model,
        seed,
        faults: randomMishaps(size, random),
        latency: random() < 0.5 ? 1 : 16,
      });
      let end = 'success';
      // oxlint-disable no-await-in-loop -- Each has a time of its own.
      try {
        await connect();
        await send(image);
        expect(areEqual(device.held.sha256, image.sha256), `seed ${seed}`).toBe(true);
        expect(device.held.isGood, `seed ${seed}`).toBe(true);
        const { info, proof } = await clock.run(session.restart(image));
        expect(proof, `seed ${seed}`).toBe('image');
        expect(info.version, `seed ${seed}`).toEqual(image.version);
        expect(device.version, `seed ${seed}`).toEqual(image.version);
      } catch (error) {
        if (!(error instanceof SerialError)) throw error;
        end = error.code;
      }
      // oxlint-enable no-await-in-loop
      expect(clock.now(), `seed ${seed}`).toBeLessThanOrEqual(progressTimeout(size));
      ends[end] = (ends[end] ?? 0) + 1;
    }
    console.log(`${sessions} disturbed sessions:`, ends);
    expect(ends['success']).toBeGreaterThan(sessions / 2);
  },
  Math.max(120_000, sessions * 60),
);
