import { describe, expect, it } from 'vitest';
import { upgradableModels } from '../models.ts';
import { parseFault } from '../simulator/parse-fault.ts';
import { bench, firmware } from '../testing/bench.ts';

describe.each(upgradableModels)('%s', (model) => {
  it.each([
    [1, 'slow:5000@begin'],
    [1, 'slow:5000@verify'],
    [2, 'slow:4000@begin'],
    [2, 'slow:4000@verify'],
    [2, 'busy:40000@begin'],
    [2, 'busy:40000@verify'],
  ] as const)(
    'of version %i that is healthy with %s is waited for, and asked once',
    async (protocol, fault) => {
      const image = await firmware(model, 20_000);
      const all = bench({ model, protocol, faults: [parseFault(fault)] });
      await all.connect();
      const before = all.line.carried.toDevice;
      await all.send(image);
      // A header, a nonce, and the frames around both: nothing is asked twice.
      expect(all.line.carried.toDevice - before).toBeLessThan(20_000 * 1.1 + 300);
      expect(all.log.filter(({ event }) => event === 'repeated')).toEqual([]);
    },
  );

  it('that is slow with each block is sent to as long as it acknowledges', async () => {
    const image = await firmware(model, 300_000);
    const { clock, connect, send } = bench({ model, faults: [parseFault('slow:900@transfer')] });
    await connect();
    await send(image);
    expect(clock.now()).toBeGreaterThan(240_000);
  });

  it('that falls silent is given up some seconds after its last acknowledgement', async () => {
    const { clock, connect, progress, send } = bench({ model, faults: [parseFault('stall@40%')] });
    await connect();
    await expect(send(await firmware(model, 300_000))).rejects.toMatchObject({
      code: 'timeout',
      values: { waited: 'block' },
    });
    const last = progress.at(-1)?.at ?? 0;
    expect(clock.now() - last).toBeLessThan(11_000);
  });

  it.each([1, 2] as const)(
    'of version %i that was put in the place of one that was asked is not asked',
    async (protocol) => {
      const image = await firmware(model, 3000);
      const { clock, connect, device, session, swap } = bench({
        model,
        protocol,
        faults: [parseFault('slow:60000@begin')],
      });
      await connect();
      const sent = session.send(image, () => {}).catch((error: unknown) => error);
      await clock.pass(2500);
      const other = swap('ANOTHER');
      expect(await clock.run(sent)).toMatchObject({ code: 'device-lost' });
      expect([device.begins, other.begins]).toEqual([0, 0]);
    },
  );

  it.each([1, 2] as const)(
    'of version %i that has not heard what it was asked is asked again',
    async (protocol) => {
      const all = bench({ model, protocol, faults: [parseFault('drop@begin')] });
      await all.connect();
      await all.send(await firmware(model, 3000));
      expect(all.device.begins).toBe(1);
    },
  );

  it('that says BUSY for ever is given up', async () => {
    const { clock, connect, send } = bench({ model, faults: [parseFault('busy:600000@begin')] });
    await connect();
    await expect(send(await firmware(model, 3000))).rejects.toMatchObject({
      code: 'timeout',
      values: { waited: 'begin' },
    });
    expect(clock.now()).toBeLessThan(11 * 70_535);
  });

  it('says what it is at, and for how long at most', async () => {
    const { upgrade, waits } = bench({ model, faults: [parseFault('busy:8000@verify')] });
    await upgrade(await firmware(model, 3000));
    const named = waits.map((waiting) => waiting && `${waiting.work} ${waiting.limitMs}`);
    expect(named.slice(0, 3)).toEqual(['begin 4000', null, 'verify 4000']);
    expect(named.filter((each) => each === 'verify 2000').length).toBeGreaterThan(2);
    expect(named.slice(-3)).toEqual([null, 'restart 20000', null]);
  });

  it('that needs its whole limit to start is waited for', async () => {
    const image = await firmware(model, 3000);
    const { upgrade } = bench({ model, faults: [parseFault('slow:15000@reboot')] });
    expect(await upgrade(image)).toMatchObject({ proof: 'image' });
  });
});

describe.each(upgradableModels)('a computer that sleeps while %s is sent to', (model) => {
  it.each([
    ['sleep:12000@40%', 115_200],
    ['sleep:50000@70%', 115_200],
    ['sleep:12000@40%', 921_600],
  ])('with %s goes on at %i baud where it was', async (fault, maxBaud) => {
    const image = await firmware(model, 100_000);
    const { device, line, upgrade } = bench({ model, maxBaud, faults: [parseFault(fault)] });
    expect(await upgrade(image)).toMatchObject({ proof: 'image' });
    expect(device.imageSha256).toEqual(image.sha256);
    expect(line.carried.toDevice).toBeLessThan(100_000 * 1.15);
  });
});

describe.each(upgradableModels)('acknowledgements of %s that come twice', (model) => {
  it.each([10, 50, 100])('in %i cases of a hundred cost nothing', async (percent) => {
    const image = await firmware(model, 100_000);
    const { log, line, upgrade } = bench({ model, faults: [parseFault(`acks:${percent}`)] });
    expect(await upgrade(image)).toMatchObject({ proof: 'image' });
    expect(log.filter(({ event }) => event === 'repeated')).toEqual([]);
    expect(line.carried.toDevice).toBeLessThan(100_000 * 1.06);
  });

  it('while the computer sleeps and blocks get lost do not end the transfer', async () => {
    const image = await firmware(model, 100_000);
    const faults = ['acks:30', 'sleep:12000@30%', 'drop@40%', 'flip@60%', 'truncate@70%/reply'];
    const { device, upgrade } = bench({ model, faults: faults.map(parseFault) });
    expect(await upgrade(image)).toMatchObject({ proof: 'image' });
    expect(device.imageSha256).toEqual(image.sha256);
  });
});
