import { describe, expect, it } from 'vitest';
import { developmentKeyring } from '../image/keys.ts';
import { ufw1 } from '../image/ufw1.ts';
import { upgradableModels } from '../models.ts';
import { parseFault } from '../simulator/parse-fault.ts';
import { profiles } from '../simulator/profiles.ts';
import { bench, firmware, firmwareFile } from '../testing/bench.ts';

describe.each(upgradableModels)('what customer service reads of %s', (model) => {
  it('is how much was received of what cannot be understood', async () => {
    const { connect, log } = bench({ model, faults: [parseFault('babble')] });
    await expect(connect()).rejects.toMatchObject({ code: 'bad-hello' });
    const { values } = log.at(-1) ?? {};
    expect(values).toMatchObject({ code: 'bad-hello' });
    expect(values?.['received']).toBeGreaterThan(100);
  });

  it('is the model of a device that cannot be upgraded', async () => {
    const { connect, log } = bench({ model, faults: [parseFault('foreign')] });
    await expect(connect()).rejects.toMatchObject({ code: 'unknown-model' });
    expect(log.at(-1)?.values).toEqual({ code: 'unknown-model', model: 'H1T' });
  });

  it.each([
    ['mute@begin', 'begin'],
    ['mute@transfer', 'fileBlock'],
    ['stall@verify', 'verify'],
  ])('is what was waited for in vain (%s: %s)', async (fault, waited) => {
    const expected = model === 'AD2' && waited === 'fileBlock' ? 'block' : waited;
    const { log, upgrade } = bench({ model, faults: [parseFault(fault)] });
    await expect(upgrade(await firmware(model, 20_000))).rejects.toMatchObject({ code: 'timeout' });
    expect(log.at(-1)?.values).toMatchObject({ code: 'timeout', waited: expected });
  });

  it('is that it was busy for too long, where it said so', async () => {
    const { log, upgrade } = bench({ model, faults: [parseFault('busy:800000@begin')] });
    await expect(upgrade(await firmware(model, 5000))).rejects.toMatchObject({ code: 'timeout' });
    expect(log.at(-1)?.values).toMatchObject({ code: 'timeout', waited: 'begin', heard: 'busy' });
  });

  it('is that it said something else, where it did', async () => {
    const { log, upgrade } = bench({ model, faults: [parseFault('babble@begin')] });
    await expect(upgrade(await firmware(model, 5000))).rejects.toMatchObject({ code: 'timeout' });
    expect(log.at(-1)?.values).toMatchObject({ code: 'timeout', waited: 'begin', heard: 'noise' });
  });

  it('is that it talked of other things, where it did while it was written', async () => {
    const { clock, connect, line, log, send } = bench({ model, faults: [parseFault('stall@40%')] });
    await connect();
    // Text of a console, such as firmware has that runs again.
    const talk = () => {
      line.say(new TextEncoder().encode('gimbal: temperature 41\r\n'));
      clock.after(700, talk);
    };
    clock.after(1500, talk);
    await expect(send(await firmware(model, 20_000))).rejects.toMatchObject({ code: 'timeout' });
    expect(log.at(-1)?.values).toMatchObject({ code: 'timeout', heard: 'noise' });
  });

  it('is which device a wrong file is for', async () => {
    const other = model === 'AD2' ? 'S3MINI' : 'AD2';
    const read = ufw1(developmentKeyring).read(await firmwareFile(other, 100), profiles[model].info);
    await expect(read).rejects.toMatchObject({ code: 'file-model', values: { model: other, device: model } });
  });

  it('is to the last acknowledged byte where a transfer was broken off', async () => {
    // On a fast line much is acknowledged between two reports.
    const { connect, device, progress, send } = bench({
      model,
      baudRate: 921_600,
      faults: [parseFault('disconnect@60%')],
    });
    await connect();
    await expect(send(await firmware(model, 9000))).rejects.toMatchObject({ code: 'device-lost' });
    const { acknowledged = 0 } = progress.at(-1) ?? {};
    expect(acknowledged).toBeGreaterThan(2048);
    expect(acknowledged).toBeLessThanOrEqual(device.received);
  });
});

it('a device that resets as its port is opened, and says so in text, is asked until it can answer', async () => {
  const { clock, connect, device, line } = bench();
  const hear = device.receive.bind(device);
  let isAwake = false;
  clock.after(4000, () => {
    isAwake = true;
  });
  line.attach({
    receive: (bytes) => (isAwake ? hear(bytes) : line.say(new TextEncoder().encode('boot: checking flash'))),
    power: (isOn) => device.power(isOn),
  });
  expect(await connect()).toMatchObject({ model: 'S3MINI' });
});
