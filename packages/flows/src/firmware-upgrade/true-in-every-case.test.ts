import { describe, expect, it } from 'vitest';
import { firmwareFile, rig } from './testing/rig.ts';

const older = { major: 1, minor: 1, patch: 0 };
const newer = { major: 3, minor: 1, patch: 7 };
const newest = { major: 4, minor: 0, patch: 0 };

describe.each([1, 2] as const)('in protocol version %s', (protocol) => {
  it('a device that is flashed again and does not restart is never said to be upgraded', async () => {
    const { prepare, at, see, send, until } = rig({ protocol, version: newer, faults: ['ignore'] });
    await prepare(await firmwareFile('S3MINI'));
    send({ type: 'send' });
    await until(protocol === 1 ? 'unproven' : { failed: 'restart' });
    expect(at()).not.toBe('complete');
    expect(see().failure?.code).toBe(protocol === 1 ? undefined : 'not-restarted');
  });

  it('another device behind the same adapter is asked for again before an older image goes to it', async () => {
    const { device, prepare, send, sends, swap, until } = rig({ protocol, faults: ['nak@10%'] });
    await prepare(await firmwareFile('S3MINI'));
    send({ type: 'send' });
    await until({ failed: 'transfer' });
    swap('S3M-NEWER', { version: newest });
    send({ type: 'retry' });
    await until({ connected: 'confirming' });
    expect(sends()).toBe(1);
    expect(device().version).toEqual(newest);
  });

  it('a device that was swapped before Send is not written in place of the one that was shown', async () => {
    const { prepare, see, send, sends, swap, until } = rig({ protocol });
    await prepare(await firmwareFile('S3MINI'));
    swap('S3M-NEWER', { version: newest });
    send({ type: 'send' });
    await until({ connected: 'confirming' });
    expect(sends()).toBe(0);
    expect(see().info?.serial).toBe('S3M-NEWER');
  });

  it('a device that was swapped before Send for its twin is shown first, whose serial number alone is another', async () => {
    const { prepare, see, send, sends, swap, until } = rig({ protocol });
    await prepare(await firmwareFile('S3MINI'));
    swap('S3M-TWIN');
    send({ type: 'send' });
    await until({ connected: 'readingFile' });
    await until({ connected: 'ready' });
    expect(sends()).toBe(0);
    expect(see().info?.serial).toBe('S3M-TWIN');
  });

  it('consent to an older image is for one device: the next is asked for', async () => {
    const { choosePort, prepare, send, sends, swap, until } = rig({ protocol });
    await prepare(await firmwareFile('S3MINI', older), { confirming: true });
    send({ type: 'send' });
    await until('complete');
    swap('S3M-OTHER');
    send({ type: 'startAgain' });
    await choosePort();
    await until({ connected: 'confirming' });
    expect(sends()).toBe(1);
  });

  it('a device that came back late is asked what it runs, and nothing is sent again', async () => {
    const { device, line, prepare, send, sends, until } = rig({ protocol, faults: ['dead'] });
    await prepare(await firmwareFile('S3MINI'));
    send({ type: 'send' });
    await until({ failed: 'restart' });
    // It is switched off and on, and starts the new firmware.
    line.unplug();
    line.plug();
    send({ type: 'retry' });
    await until('complete');
    expect(device().version).toEqual(newer);
    expect(sends()).toBe(1);
  });

  it('a device that kept its old firmware is asked what it runs, and sent to only after a press', async () => {
    const { prepare, send, sends, until } = rig({ protocol, faults: ['stale'] });
    await prepare(await firmwareFile('S3MINI'));
    send({ type: 'send' });
    await until({ failed: 'restart' });
    send({ type: 'retry' });
    await until({ connected: 'ready' });
    expect(sends()).toBe(1);
  });

  it('a device that was unplugged is found by itself, and sent to only after a press', async () => {
    const { line, prepare, send, sends, until } = rig({ protocol, faults: ['disconnect@40%'] });
    await prepare(await firmwareFile('S3MINI'));
    send({ type: 'send' });
    await until({ disconnected: 'whileWriting' });
    line.plug();
    await until({ connected: 'ready' });
    expect(sends()).toBe(1);
  });
});

it('what a device runs already is sent again only as a repair', async () => {
  const { choosePort, prepare, see, send, sends, until } = rig();
  await prepare(await firmwareFile('S3MINI'));
  send({ type: 'send' });
  await until('complete');
  const before = see().info?.running?.bootCount ?? 0;
  send({ type: 'startAgain' });
  await choosePort();
  await until({ connected: 'installed' });
  expect(sends()).toBe(1);
  send({ type: 'repair' });
  await until('complete');
  expect(sends()).toBe(2);
  expect(see().info?.running?.bootCount).toBeGreaterThan(before);
});

describe.each([
  { when: 'after it has proven what it runs', waited: 10.5, ends: 'complete' },
  { when: 'before it has answered', waited: 0, ends: { connected: 'ready' } },
] as const)('a device that is swapped $when', ({ waited, ends }) => {
  it('is the one that is spoken of, or nothing is said to be complete', async () => {
    const { clock, device, line, prepare, see, send, sends, swap, until } = rig({ faults: ['dead'] });
    const file = await firmwareFile('S3MINI');
    await prepare(file);
    send({ type: 'send' });
    await until({ failed: 'restart' });
    line.unplug();
    line.plug();
    const first = device();
    send({ type: 'retry' });
    await until({ askingAgain: 'identifying' });
    await clock.pass(waited);
    swap('S3M-OTHER');
    await until(ends);
    expect(sends()).toBe(1);
    const isFirst = ends === 'complete';
    expect(see().info?.serial).toBe(isFirst ? first.serial : 'S3M-OTHER');
    expect(first.imageSha256).toEqual(see().image?.sha256);
    expect(device().imageSha256).not.toEqual(see().image?.sha256);
  });
});

it('the third failure is the third after a reload too', async () => {
  const first = rig({ faults: ['nak@10%'] });
  await first.prepare(await firmwareFile('S3MINI'));
  first.send({ type: 'send' });
  await first.until({ failed: 'transfer' });
  const second = rig({ faults: ['nak@10%'], failures: first.see().failures });
  await second.prepare(await firmwareFile('S3MINI'));
  second.send({ type: 'send' });
  await second.until({ failed: 'transfer' });
  expect(second.see().failure?.key).toBe('upgradeFailedTryAgain');
  const third = rig({ faults: ['nak@10%'], failures: second.see().failures });
  await third.prepare(await firmwareFile('S3MINI'));
  third.send({ type: 'send' });
  await third.until({ failed: 'transfer' });
  expect(third.see().failure?.key).toBe('upgradeFailedContactService');
});

it('what failed stands at the step where it was broken off', async () => {
  const { prepare, see, send, until } = rig({ faults: ['flash@40%'] });
  await prepare(await firmwareFile('S3MINI'));
  send({ type: 'send' });
  await until({ failed: 'transfer' });
  expect(see().step).toBe(8);
});

it('a device that is at work is said to be', async () => {
  const { prepare, see, send, until, waits } = rig({ faults: ['busy:3000@begin'] });
  await prepare(await firmwareFile('S3MINI'));
  send({ type: 'send' });
  await until('complete');
  expect(waits).toContain('begin');
  expect(see().waiting).toBeNull();
});
