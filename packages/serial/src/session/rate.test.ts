import { describe, expect, it } from 'vitest';
import { Stopped } from '../errors.ts';
import { upgradableModels } from '../models.ts';
import { parseFault } from '../simulator/parse-fault.ts';
import { bench, firmware } from '../testing/bench.ts';

const size = 100_000;
const maxBaud = 921_600;

/** Milliseconds the line needs at the first rate, without anything around the bytes. */
const slowTime = (size / 11_520) * 1000;

describe.each(upgradableModels)('the rate of %s', (model) => {
  it('is raised where the device names a higher one, and is the first again after the restart', async () => {
    const image = await firmware(model, size);
    const { clock, log, progress, upgrade } = bench({ model, maxBaud });
    expect(await upgrade(image)).toMatchObject({ proof: 'image' });
    expect(clock.now()).toBeLessThan(slowTime / 2);
    const rates = log.flatMap(({ event, values }) =>
      event === 'rate' || event === 'opened' ? [values['baudRate']] : [],
    );
    expect(rates).toEqual([115_200, maxBaud, 115_200]);
    expect(progress.every(({ baudRate }) => baudRate === maxBaud)).toBe(true);
  });

  it('falls back where the line does not carry it, and all goes on', async () => {
    const image = await firmware(model, size);
    const { clock, log, progress, upgrade } = bench({ model, maxBaud, faults: [parseFault('deaf')] });
    expect(await upgrade(image)).toMatchObject({ proof: 'image' });
    const rates = log.flatMap(({ event, values }) => (event === 'rate' ? [values['baudRate']] : []));
    expect(rates).toEqual([maxBaud, 115_200]);
    expect(progress.at(-1)).toMatchObject({ baudRate: 115_200 });
    expect(clock.now()).toBeLessThan(slowTime * 1.2 + 6000);
  });

  it('stays the first one for a device that has failed at a raised one, on whichever port it comes back', async () => {
    const image = await firmware(model, 5000);
    const all = bench({ model, maxBaud, faults: [parseFault('lossy')] });
    await all.connect();
    await expect(all.send(image)).rejects.toMatchObject({ name: 'SerialError' });
    await all.close();
    // Try again: another session on the same port, long enough after for the device to be at the first rate.
    await all.clock.pass(2000);
    const next = all.again();
    await all.clock.run(next.connect());
    await all.clock.run(next.identify());
    await all.clock.run(next.send(image, () => {}));
    await all.clock.run(next.verify(image));
    expect(await all.clock.run(next.restart(image))).toMatchObject({ proof: 'image' });
  });

  it('is raised again for a device that was only unplugged at it', async () => {
    const image = await firmware(model, size);
    const all = bench({ model, maxBaud, faults: [parseFault('disconnect@50%')] });
    await all.connect();
    await expect(all.send(image)).rejects.toMatchObject({ code: 'device-lost' });
    await all.close();
    all.line.plug();
    const next = all.again();
    await all.clock.run(next.connect());
    await all.clock.run(next.identify());
    await all.clock.run(next.send(image, () => {}));
    expect(
      all.log.filter(({ event, values }) => event === 'rate' && values['baudRate'] === maxBaud),
    ).toHaveLength(2);
  });

  it.each(['drop:20@9/reply', 'drop:12@9', 'drop@27/reply', 'drop:30@109/reply', 'drop@21'])(
    'is agreed on, or left as it is, when the talk about it is disturbed (%s)',
    async (fault) => {
      const image = await firmware(model, size);
      const { upgrade } = bench({ model, maxBaud, faults: [parseFault(fault)] });
      expect(await upgrade(image)).toMatchObject({ proof: 'image' });
    },
  );

  it('is left where a transfer was stopped, and another can begin', async () => {
    const image = await firmware(model, size);
    const { clock, connect, session, send } = bench({ model, maxBaud });
    await connect();
    const sent = session.send(image, () => {});
    clock.after(300, () => void session.stop());
    await expect(clock.run(sent)).rejects.toBeInstanceOf(Stopped);
    await clock.pass(500);
    await clock.run(session.identify());
    await send(image);
    expect(await clock.run(session.restart(image))).toMatchObject({ proof: 'image' });
  });

  it('is found by a host that comes back at the first one while the device is at the raised one', async () => {
    const image = await firmware(model, size);
    const { clock, connect, line, session } = bench({ model, maxBaud });
    await connect();
    void session.send(image, () => {}).catch(() => {});
    await clock.pass(300);
    // The page was loaded again: another session, on the same port.
    await clock.run(line.close());
    const { clock: _own, ...again } = bench({ model });
    void again;
    await clock.run(session.close());
    expect(await connect()).toMatchObject({ model });
    await clock.run(session.send(image, () => {}));
    await clock.run(session.verify(image));
  });
});

it('is not raised for a device of version 1', async () => {
  const { log, upgrade } = bench({ protocol: 1, maxBaud: 0 });
  await upgrade(await firmware('S3MINI', 3000));
  expect(log.some(({ event }) => event === 'rate')).toBe(false);
});
