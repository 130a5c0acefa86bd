import { describe, expect, it } from 'vitest';
import { storageIn } from '../testing/map-storage.ts';
import { deviceWord, leftBehind } from './device-word.ts';
import { memoryIn } from './memory.ts';
import { firmwareFile, rig } from './testing/rig.ts';

const wordOf = ({ see }: ReturnType<typeof rig>) => deviceWord(see()).says;

describe('what is said of a device', () => {
  it.each([
    ['nak@40%', 'failed', 'kept'],
    ['disconnect@40%', 'disconnected', 'kept'],
    ['disconnect@begin', 'disconnected', 'kept'],
    ['flash@40%', 'failed', 'kept'],
    ['dead', 'failed', 'unsure'],
    ['stale', 'failed', 'answers'],
    ['serial', 'failed', 'otherAnswers'],
    ['drop@50%', 'complete', 'runs'],
    ['reject:file-downgrade', { connected: 'choosingFile' }, 'untouched'],
  ] as const)('with %s, at %j: %s', async (fault, state, word) => {
    const bench = rig({ faults: [fault] });
    await bench.prepare(await firmwareFile('S3MINI'));
    expect(wordOf(bench)).toBe('untouched');
    bench.send({ type: 'send' });
    await bench.until(state);
    expect(wordOf(bench)).toBe(word);
  });

  it('stays that it may be half written, whatever page comes then', async () => {
    const bench = rig({ faults: ['disconnect@40%'] });
    await bench.prepare(await firmwareFile('S3MINI'));
    bench.send({ type: 'send' });
    await bench.until('disconnected');
    bench.send({ type: 'retry' });
    await bench.until('selectingPort');
    expect(wordOf(bench)).toBe('kept');
    bench.swap('S3M240800117', { faults: ['mute'] });
    bench.line.plug();
    await bench.choosePort();
    await bench.until({ connected: 'unsuitable' });
    expect(deviceWord(bench.see())).toMatchObject({ says: 'silent', serial: 'S3M240800117' });
  });

  it('stays so after a reload, until the device is upgraded', async () => {
    const page = { memory: memoryIn(storageIn(new Map())) };
    const file = await firmwareFile('S3MINI');
    const first = rig({ page, faults: ['nak@40%'] });
    await first.prepare(file);
    first.send({ type: 'send' });
    await first.until('failed');
    const second = rig({ page });
    expect(wordOf(second)).toBe('kept');
    await second.prepare(file);
    expect(wordOf(second)).toBe('kept');
    second.send({ type: 'send' });
    await second.until('complete');
    expect(wordOf(rig({ page }))).toBe('untouched');
  });

  it('is not known from what another version of the page has left', () => {
    const left = new Map([['upgrade-devices', '[{"serial":"S3M"},null,7]']]);
    expect(wordOf(rig({ page: { memory: memoryIn(storageIn(left)) } }))).toBe('untouched');
  });

  it('is said of the next device alone once the one before is upgraded', async () => {
    const bench = rig();
    await bench.prepare(await firmwareFile('S3MINI'));
    bench.send({ type: 'send' });
    await bench.until('complete');
    bench.send({ type: 'startAgain' });
    expect(wordOf(bench)).toBe('untouched');
  });
});

it('a device that was half written is not forgotten when another answers in its place', async () => {
  const bench = rig({ faults: ['nak@40%'] });
  await bench.prepare(await firmwareFile('S3MINI'));
  bench.send({ type: 'send' });
  await bench.until('failed');
  bench.swap('S3M-TWIN');
  bench.send({ type: 'retry' });
  await bench.until({ connected: 'ready' });
  expect(leftBehind(bench.see())).toMatchObject({ serial: 'S3M240800117' });
  expect(wordOf(bench)).toBe('kept');
  bench.send({ type: 'send' });
  await bench.until('complete');
  expect(leftBehind(bench.see())).toMatchObject({ serial: 'S3M240800117' });
});

it('the bytes that were acknowledged last are counted, though the device was lost in that moment', async () => {
  const { device, line, see, ...bench } = rig({ model: 'AD2' });
  await bench.prepare(await firmwareFile('AD2'));
  bench.send({ type: 'send' });
  const { actor } = bench.upgrade;
  await bench.clock.run(
    new Promise<void>((done) => {
      const subscription = actor.subscribe(({ context: { progress } }) => {
        if ((progress?.acknowledged ?? 0) > 10_000) {
          subscription.unsubscribe();
          done();
        }
      });
    }),
  );
  // Between two reports, with some blocks more acknowledged.
  await bench.clock.pass(110);
  const held = device().received;
  line.unplug();
  await bench.until('disconnected');
  await bench.clock.pass(1);
  expect(see().progress?.acknowledged).toBe(held);
});
