import { VirtualClock } from '@payload/serial/simulator';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { blockedStorage, storageIn } from '../testing/map-storage.ts';
import { baudRate, createUpgrade } from './controller.ts';
import { memoryIn, noMemory } from './memory.ts';
import { rehearsalLine } from './rehearsal-line.ts';
import { sessionParts } from './session-parts.ts';
import { firmwareFile, rig } from './testing/rig.ts';

/** Goes all the way, with a device that does nothing wrong unless it is told to. */
async function upgraded(options: Parameters<typeof rig>[0] = {}) {
  const bench = rig(options);
  await bench.prepare(await firmwareFile(options.model ?? 'S3MINI'));
  bench.send({ type: 'send' });
  await bench.until('complete');
  await bench.clock.pass(1);
  return bench;
}

describe('the log', () => {
  it('tells an upgrade from the chosen port to the closed one', async () => {
    const { log, upgrade } = await upgraded();
    expect(log()).toEqual([
      'began',
      'chosen',
      'opened',
      'identified',
      'fileChecked',
      'identified',
      'accepted',
      'transferred',
      'verified',
      'rebooting',
      'opened',
      'restarted',
      'closed',
    ]);
    const { adapter } = upgrade.journal.getSnapshot().context;
    expect(adapter).toBe('CH340');
  });

  it('goes on after a reload, and says that there was one', async () => {
    const page = { memory: memoryIn(storageIn(new Map())) };
    const first = rig({ page });
    await first.choosePort();
    await first.until({ connected: 'choosingFile' });
    const before = first.log();
    expect(rig({ page }).log()).toEqual([...before, 'reloaded']);
  });

  it('is nothing but missing where storage is blocked, or holds what is no log', () => {
    const damaged = new Map([
      ['upgrade-log', '[{"at":"yesterday"}, 7]'],
      ['upgrade-failures', '[[1], "2"'],
    ]);
    expect(rig({ page: { memory: memoryIn(storageIn(damaged)) } }).log()).toEqual([]);
    expect(rig({ page: { memory: memoryIn(blockedStorage) } }).log()).toEqual([]);
  });
});

it('what has failed twice before a reload fails a third time after it', async () => {
  const page = { memory: memoryIn(storageIn(new Map())) };
  const file = await firmwareFile('S3MINI');
  const fail = async () => {
    const bench = rig({ page, faults: ['nak@10%'] });
    await bench.prepare(file);
    bench.send({ type: 'send' });
    await bench.until({ failed: 'transfer' });
    return bench.see().failure?.key;
  };
  expect([await fail(), await fail(), await fail()]).toEqual([
    'upgradeFailedTryAgain',
    'upgradeFailedTryAgain',
    'upgradeFailedContactService',
  ]);
});

it('nobody may leave while the device is written, and a reload breaks something off until it is done', async () => {
  const guardWriting = vi.fn<(isWriting: boolean) => void>();
  const blockReload = vi.fn<(isBlocked: boolean) => void>();
  const { prepare, send, until } = rig({ page: { guardWriting, blockReload } });
  await prepare(await firmwareFile('S3MINI'));
  expect([guardWriting.mock.lastCall, blockReload.mock.lastCall]).toEqual([[false], [true]]);
  send({ type: 'send' });
  await until({ writing: 'verifying' });
  expect([guardWriting.mock.lastCall, blockReload.mock.lastCall]).toEqual([[true], [true]]);
  await until('complete');
  expect([guardWriting.mock.lastCall, blockReload.mock.lastCall]).toEqual([[false], [false]]);
});

it('a computer that slept while it wrote is said to have, until the device is written again', async () => {
  const { choosePort, log, send, until, upgrade } = await upgraded({ faults: ['sleep:40000@30%'] });
  const hasPaused = () => upgrade.journal.getSnapshot().context.hasPaused;
  expect([hasPaused(), log().includes('paused')]).toEqual([true, true]);
  send({ type: 'startAgain' });
  await choosePort();
  await until({ connected: 'installed' });
  send({ type: 'repair' });
  await until({ writing: 'sending' });
  expect(hasPaused()).toBe(false);
});

it('a device that the line fails at a raised rate is sent to at the first one next time', async () => {
  const { prepare, see, send, until } = rig({ maxBaud: 921_600, faults: ['lossy'] });
  await prepare(await firmwareFile('S3MINI'));
  send({ type: 'send' });
  await until({ failed: 'transfer' });
  expect(see().progress?.baudRate).toBe(921_600);
  send({ type: 'retry' });
  await until('complete');
  expect(see().progress?.baudRate).toBe(115_200);
});

it('says how fast it goes, in what the line allows', async () => {
  const { clock, prepare, send, upgrade } = rig();
  await prepare(await firmwareFile('S3MINI'));
  send({ type: 'send' });
  await clock.pass(2000);
  const { rate = 0, secondsLeft = 0 } = upgrade.journal.getSnapshot().context.pace ?? {};
  expect(rate).toBeGreaterThan(9000);
  expect(rate).toBeLessThan(baudRate / 10);
  expect(secondsLeft).toBeCloseTo(1, 0);
});

describe('the port', () => {
  it('is let go when the upgrade is over, for another tab and another program', async () => {
    const releaseLock = vi.fn<() => void>();
    const { line } = await upgraded({ page: { line: { releaseLock } } });
    expect(releaseLock).toHaveBeenCalled();
    await expect(line.open({ baudRate: 9600 })).resolves.toBeUndefined();
  });

  it('is not opened while another tab is at it', async () => {
    const { choosePort, log, see } = rig({ page: { line: { claim: () => Promise.resolve(false) } } });
    await choosePort();
    expect(see()).toMatchObject({ step: 1, failure: { code: 'already-open' } });
    expect(log()).toEqual(['failed']);
  });

  it('of the device before is opened for the next without a chooser', async () => {
    const { send, swap, until, upgrade, see } = await upgraded();
    swap('S3M-NEXT');
    send({ type: 'startAgain' });
    await upgrade.takeSamePort();
    await until({ connected: 'ready' });
    expect(see().info?.serial).toBe('S3M-NEXT');
  });

  it('of the device before is not mistaken for another that is there', async () => {
    const { line, plugBeside, prepare, see, send, until, upgrade } = rig();
    const neighbour = plugBeside('S3M-OTHER');
    await prepare(await firmwareFile('S3MINI'));
    send({ type: 'send' });
    await until('complete');
    send({ type: 'startAgain' });
    line.unplug();
    await upgrade.takeSamePort();
    expect(see()).toMatchObject({ step: 1, failure: { code: 'no-port-selected' } });
    expect(neighbour.opened).toHaveLength(0);
  });

  it('of a device that was another port after its restart is opened for the next without a chooser', async () => {
    const { send, swap, until, upgrade, see } = await upgraded({ model: 'AD2' });
    swap('AD2-NEXT');
    send({ type: 'startAgain' });
    await upgrade.takeSamePort();
    await until({ connected: 'ready' });
    expect(see().info?.serial).toBe('AD2-NEXT');
  });

  it('that another program holds is tried again while the page waits for the device', async () => {
    const { clock, line, prepare, see, send, until, upgrade } = rig({ faults: ['disconnect@40%'] });
    await prepare(await firmwareFile('S3MINI'));
    send({ type: 'send' });
    await until('disconnected');
    line.plug();
    await line.open({ baudRate: 9600 });
    clock.after(5000, () => void line.close());
    await clock.pass(4000);
    expect(upgrade.actor.getSnapshot().value).toEqual({ disconnected: 'whileWriting' });
    expect(see()).toMatchObject({ step: 7, failure: { key: 'deviceDisconnected' } });
    await until({ connected: 'ready' });
  });

  it('that another program holds for good has to be chosen in the end', async () => {
    const { clock, line, prepare, see, until } = rig();
    await prepare(await firmwareFile('S3MINI'));
    line.unplug();
    await until({ disconnected: 'whileIdle' });
    line.plug();
    await line.open({ baudRate: 9600 });
    const began = clock.now();
    await until('selectingPort');
    expect(see().failure).toMatchObject({ code: 'open-failed' });
    expect(clock.now() - began).toBeCloseTo(15_000, -2);
  });

  it('that is not there any more has to be chosen', async () => {
    const { line, see, send, upgrade } = await upgraded();
    send({ type: 'startAgain' });
    line.unplug();
    await upgrade.takeSamePort();
    expect(see()).toMatchObject({ step: 1, failure: { key: 'pleaseSelectSerialPort' } });
  });

  it('does not open where the code that speaks to a device cannot be had', async () => {
    const { choosePort, see, until } = rig({
      page: { loadSession: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    await choosePort();
    await until('selectingPort');
    expect(see().failure).toMatchObject({ code: 'open-failed', values: { lacks: 'part' } });
  });

  it('is closed with an upgrade that is left', async () => {
    const { choosePort, line, until, upgrade } = rig();
    await choosePort();
    await until({ connected: 'choosingFile' });
    await upgrade.dispose();
    await expect(line.open({ baudRate: 9600 })).resolves.toBeUndefined();
  });
});

it('a rehearsal goes all the way with a simulated device, and its log says that it is one', async () => {
  const clock = new VirtualClock();
  const line = rehearsalLine({ model: 'AD2', fault: 'none' }, clock);
  const { actor, choosePort, journal, send, start } = createUpgrade({
    line,
    clock,
    now: () => clock.now(),
    memory: noMemory,
    loadSession: () => Promise.resolve(sessionParts({ ports: line, clock, baudRate })),
    guardWriting: () => {},
    blockReload: () => {},
    browser: () => 'none',
  });
  start();
  await choosePort();
  await clock.run(waitFor(actor, (snapshot) => snapshot.matches({ connected: 'choosingFile' })));
  send({ type: 'fileChosen', file: await firmwareFile('AD2') });
  await clock.run(waitFor(actor, (snapshot) => snapshot.matches({ connected: 'ready' })));
  send({ type: 'send' });
  await clock.run(waitFor(actor, (snapshot) => snapshot.matches('complete')));
  expect(journal.getSnapshot().context.log.map(({ event }) => event)).toContain('rehearsal');
});
