import { SerialError, upgradableModels } from '@payload/serial';
import { describe, expect, it } from 'vitest';
import { firmwareFile, rig } from './testing/rig.ts';

const newer = { major: 3, minor: 1, patch: 7 };

describe.each(upgradableModels)('the upgrade of %s', (model) => {
  it('goes the nine steps, and the device comes back with the new version', async () => {
    const { device, prepare, see, send, steps, until } = rig({ model });
    await prepare(await firmwareFile(model));
    send({ type: 'send' });
    await until('complete');
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(device().version).toEqual(newer);
    expect(see()).toMatchObject({ failure: null, info: { version: newer } });
    expect(see().progress).toMatchObject({ acknowledged: 30_000, total: 30_000 });
  });

  it('counts up to 99 % with what the device acknowledges, and says 100 when it has verified it', async () => {
    const { percents, prepare, send, until } = rig({ model, faults: ['drop@50%'] });
    await prepare(await firmwareFile(model));
    send({ type: 'send' });
    await until({ writing: 'verifying' });
    expect(percents.length).toBeGreaterThan(10);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.at(-1)).toBe(99);
    await until('restarting');
    expect(percents.at(-1)).toBe(100);
  });

  it('never says 100 % where the device finds something wrong', async () => {
    const { percents, prepare, send, until } = rig({ model, faults: ['flash@40%'] });
    await prepare(await firmwareFile(model));
    send({ type: 'send' });
    await until('failed');
    expect(Math.max(...percents)).toBe(99);
  });

  it.each([
    ['nak@40%', 'nak-limit'],
    ['stall@40%', 'timeout'],
    ['flash@40%', 'verify-mismatch'],
    ['cancel@40%', 'cancelled-by-device'],
    ['dead', 'reboot-timeout'],
    ['stale', 'wrong-version-after'],
    ['swap', 'swap-failed'],
    ['ignore', 'not-restarted'],
    ['version', 'other-version-after'],
    ['image', 'wrong-image-after'],
    ['serial', 'wrong-device-after'],
    ['echo', 'verify-mismatch'],
  ])('with %s ends as %s, and offers to try again', async (fault, code) => {
    const { prepare, see, send, until } = rig({ model, faults: [fault] });
    await prepare(await firmwareFile(model));
    send({ type: 'send' });
    await until('failed');
    expect(see().failure).toMatchObject({ code, key: 'upgradeFailedTryAgain' });
  });

  it('says that the device is gone, and does the whole again when it is back', async () => {
    const { device, line, prepare, see, send, until } = rig({ model, faults: ['disconnect@40%'] });
    await prepare(await firmwareFile(model));
    send({ type: 'send' });
    await until('disconnected');
    expect(see().failure).toMatchObject({ code: 'device-lost', key: 'deviceDisconnected' });
    line.plug();
    send({ type: 'retry' });
    await until('complete');
    expect(device().version).toEqual(newer);
  });

  it('can be stopped, keeps the file, and can be begun again', async () => {
    const { clock, device, prepare, see, send, until } = rig({ model });
    await prepare(await firmwareFile(model));
    send({ type: 'send' });
    await clock.pass(1500);
    send({ type: 'stop' });
    await until({ connected: 'stopped' });
    expect(see().progress?.acknowledged).toBeGreaterThan(0);
    send({ type: 'send' });
    await until('complete');
    expect(device().version).toEqual(newer);
  });
});

it('sends the visitor to the service after the third failure of a file on a device', async () => {
  const { prepare, see, send, until } = rig({ faults: ['nak@10%'] });
  await prepare(await firmwareFile('S3MINI'));
  send({ type: 'send' });
  await until('failed');
  send({ type: 'retry' });
  await until({ writing: 'sending' });
  await until('failed');
  expect(see().failure?.key).toBe('upgradeFailedTryAgain');
  send({ type: 'retry' });
  await until({ writing: 'sending' });
  await until('failed');
  expect(see().failure).toMatchObject({ code: 'nak-limit', key: 'upgradeFailedContactService' });
});

describe('a product that cannot be upgraded', () => {
  it.each([
    ['mute', 'hello-timeout'],
    ['babble', 'bad-hello'],
    ['foreign', 'unknown-model'],
  ])('(%s) is said to be none', async (fault, code) => {
    const { choosePort, see, until } = rig({ faults: [fault] });
    await choosePort();
    await until({ connected: 'unsuitable' });
    expect(see().failure).toMatchObject({ code, key: 'notUpgradeProduct' });
  });

  it('leaves the choice of another port, which is asked for where the chooser was left', async () => {
    const { at, choosePort, see, send, until } = rig({ faults: ['foreign'] });
    await choosePort();
    await until({ connected: 'unsuitable' });
    send({ type: 'portRefused', error: new SerialError('no-port-selected', 'Dismissed.') });
    expect(at()).toEqual({ connected: 'unsuitable' });
    expect(see().failure?.key).toBe('pleaseSelectSerialPort');
  });
});

describe('a file', () => {
  it.each([
    ['of another product', () => firmwareFile('AD2'), 'file-model'],
    [
      'that is none',
      async () => ({ name: 'notes.txt', read: async () => new Uint8Array(5000) }),
      'file-magic',
    ],
    [
      'that cannot be read',
      async () => ({ name: 'gone.ufw', read: () => Promise.reject(new Error('It is gone.')) }),
      'file-short',
    ],
    ['that was not chosen', async () => null, 'file-short'],
  ])('%s is refused before anything is sent, and another can be chosen', async (_what, make, code) => {
    const { choosePort, line, see, send, until } = rig();
    await choosePort();
    await until({ connected: 'choosingFile' });
    const before = line.carried.toDevice;
    send({ type: 'fileChosen', file: await make() });
    await until({ connected: 'choosingFile' });
    expect(see().failure).toMatchObject({ code, key: 'pleaseSelectCorrectFile' });
    expect(line.carried.toDevice).toBe(before);
    send({ type: 'fileChosen', file: await firmwareFile('S3MINI') });
    await until({ connected: 'ready' });
    expect(see().failure).toBeNull();
  });

  it('that the device refuses is said so too', async () => {
    const { prepare, see, send, until } = rig({ faults: ['reject:file-downgrade'] });
    await prepare(await firmwareFile('S3MINI'));
    send({ type: 'send' });
    await until({ connected: 'choosingFile' });
    expect(see().failure).toMatchObject({ code: 'file-downgrade', key: 'pleaseSelectCorrectFile' });
  });

  it('with an older version is sent only when that is confirmed', async () => {
    const { choosePort, device, send, until } = rig();
    const old = { major: 1, minor: 1, patch: 0 };
    await choosePort();
    await until({ connected: 'choosingFile' });
    send({ type: 'fileChosen', file: await firmwareFile('S3MINI', old) });
    await until({ connected: 'confirming' });
    send({ type: 'confirm' });
    send({ type: 'send' });
    await until('complete');
    expect(device().version).toEqual(old);
  });
});

describe('a port', () => {
  it('that was not chosen is asked for', () => {
    const { at, see, send } = rig();
    send({ type: 'portRefused', error: new SerialError('no-port-selected', 'Dismissed.') });
    expect(at()).toBe('selectingPort');
    expect(see().failure?.key).toBe('pleaseSelectSerialPort');
  });

  it('that does not open leads back to step 1, with a help text of the page', async () => {
    const { choosePort, line, see, steps, until } = rig();
    // Another program holds it.
    await line.open({ baudRate: 9600 });
    await choosePort();
    await until('selectingPort');
    expect(see().failure).toMatchObject({ code: 'open-failed', key: null });
    expect(steps).toEqual([1, 2, 1]);
  });

  it('whose device is pulled out while a file is looked for is said so at once', async () => {
    const { choosePort, line, see, until } = rig();
    await choosePort();
    await until({ connected: 'choosingFile' });
    line.unplug();
    await until('disconnected');
    expect(see().failure?.key).toBe('deviceDisconnected');
  });
});
