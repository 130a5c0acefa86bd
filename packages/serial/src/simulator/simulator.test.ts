import { describe, expect, it } from 'vitest';
import { upgradableModels } from '../models.ts';
import { bench, firmware } from '../testing/bench.ts';
import { BrowserSerial } from './browser-serial.ts';
import { parseFault } from './parse-fault.ts';

const size = 20_000;

describe.each(upgradableModels)('%s', (model) => {
  it.each(['cancel@0%', 'cancel@10%', 'cancel@100%', 'cancel@transfer'])(
    'takes nothing more once it has broken off (%s), and says so',
    async (fault) => {
      const { upgrade } = bench({ model, faults: [parseFault(fault)] });
      await expect(upgrade(await firmware(model, size))).rejects.toMatchObject({
        code: 'cancelled-by-device',
      });
    },
  );

  it('hears a block that takes longer on the line than it waits for one', async () => {
    const { log, upgrade, device } = bench({ model, baudRate: 4800 });
    const image = await firmware(model, 3000);
    await upgrade(image);
    expect(device.version).toEqual(image.version);
    expect(log.filter(({ event }) => event === 'repeated')).toEqual([]);
  });

  it('is cut off by each of two faults of the same moment, one after the other', async () => {
    const disconnect = parseFault('disconnect@40%');
    const { clock, connect, line, send, session } = bench({ model, faults: [disconnect, { ...disconnect }] });
    const image = await firmware(model, size);
    const again = async () => {
      await connect();
      await expect(send(image)).rejects.toMatchObject({ code: 'device-lost' });
      await clock.run(session.close());
      line.plug();
    };
    await again();
    await again();
    await connect();
    await send(image);
  });

  it('stays away when it is unplugged while it restarts', async () => {
    const { clock, connect, line, send, session } = bench({ model });
    const image = await firmware(model, size);
    await connect();
    await send(image);
    clock.after(500, () => line.unplug());
    await expect(clock.run(session.restart(image))).rejects.toMatchObject({ code: 'reboot-timeout' });
    expect(line.isPresent).toBe(false);
  });
});

/** What arrives of bytes written at a time, where the cable comes off after the tenth. */
async function arrivingOf(at: number): Promise<number[]> {
  const { clock, line } = bench({ faults: [parseFault('disconnect@10')] });
  const received: number[] = [];
  line.attach({ receive: (bytes) => void received.push(...bytes), power: () => {} });
  await clock.run(line.open({ baudRate: 115_200 }));
  await clock.pass(at);
  await line.write(new Uint8Array(10).fill(1));
  await clock.pass(at);
  await line.write(new Uint8Array(5).fill(2));
  await line.write(new Uint8Array(5).fill(3));
  await clock.pass(10);
  return received;
}

describe('a line that is cut', () => {
  it('has brought everything before the cut, and nothing behind it', async () => {
    // The end of the first bytes and the cut are the same moment, which sums of fractions may miss.
    const moments = Array.from({ length: 100 }, (_, index) => (index + 1) * 0.0071);
    const received = await Promise.all(moments.map(arrivingOf));
    expect(received).toEqual(moments.map(() => Array.from({ length: 10 }, () => 1)));
  });
});

describe('a simulated browser', () => {
  it('has no port to choose while nothing is plugged in', async () => {
    const { line } = bench();
    const browser = new BrowserSerial(line);
    line.unplug();
    await expect(browser.requestPort()).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(await browser.getPorts()).toEqual([]);
  });

  it('shows a device that was gone as another port', async () => {
    const { clock, line } = bench();
    const browser = new BrowserSerial(line);
    const before = await browser.requestPort();
    line.unplug();
    line.plug();
    const [after] = await browser.getPorts();
    expect(after).not.toBe(before);
    const options = { baudRate: 115_200, bufferSize: 4096 };
    await expect(clock.run(before.open(options))).rejects.toMatchObject({ name: 'NetworkError' });
    await clock.run(browser.port.open(options));
  });
});
