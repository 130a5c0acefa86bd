import { expect, it } from 'vitest';
import type { UpgradableModel } from '../models.ts';
import { bench, firmware } from '../testing/bench.ts';

const size = 300_000;

/** Share of the line that an unbroken transfer of 300 kB reaches. */
async function shareOf(model: UpgradableModel, baudRate: number, latency: number): Promise<number> {
  const image = await firmware(model, size);
  const { connect, log, send } = bench({ model, baudRate, latency });
  await connect();
  await send(image);
  const at = (event: string) => log.find((entry) => entry.event === event)?.at ?? Number.NaN;
  const bytesPerSecond = size / ((at('transferred') - at('accepted')) / 1000);
  return bytesPerSecond / (baudRate / 10);
}

/** What stop-and-wait with 1K blocks can reach at most; what is sent ahead pays for its frames only. */
function limitOf(model: UpgradableModel, baudRate: number, latency: number): number {
  const turnaround = model === 'AD2' ? 12 : 6 + (baudRate / 10) * (latency / 1000);
  return 1024 / (1024 + turnaround);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

it.each([
  ['S3MINI', 115_200, 1, 0.97],
  ['S3MINI', 921_600, 1, 0.88],
  ['AD2', 115_200, 16, 0.97],
  ['AD2', 921_600, 16, 0.97],
] as const)(
  '%s at %i baud and %i ms reaches its share of the line',
  async (model, baudRate, latency, least) => {
    const share = await shareOf(model, baudRate, latency);
    const limit = limitOf(model, baudRate, latency);
    console.log(
      `${model === 'AD2' ? 'windowed' : 'YMODEM-1K'} at ${baudRate} baud, ${latency} ms: ` +
        `${percent(share)} of ${baudRate / 10} B/s; limit ${percent(limit)}`,
    );
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(limit);
  },
);
