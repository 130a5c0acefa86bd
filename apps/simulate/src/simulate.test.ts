import { describe, expect, it } from 'vitest';
import { firmwareAt } from './firmware.ts';
import { readOptions, UsageError } from './options.ts';
import { sentencesOf } from './print.ts';
import { simulate } from './simulate.ts';

/** The outcome of a command line, with the sentences a visitor reads. */
async function outcomeOf(...args: string[]) {
  const { simulation } = readOptions(args);
  const outcome = await simulate(simulation, await firmwareAt(simulation));
  return { ...outcome, sentences: sentencesOf(outcome) };
}

const noProduct = { en: 'It is not a firmware upgrade product', cn: '该产品不支持固件升级' };
const wrongFile = { en: 'Error!!! Please select the correct file', cn: '文件有误，请选择正确的文件' };
const gone = { en: 'Device disconnected', cn: '设备已断开连接' };
const again = { en: 'Upgrade failed. Try to upgrade again', cn: '升级失败，请重新升级' };
const service = { en: 'Upgrade failed, please contact customer service', cn: '升级失败，请联系客服' };

describe.each(['s3mini', 'ad2'])('%s', { timeout: 60_000 }, (device) => {
  it('is upgraded in nine steps', async () => {
    expect(await outcomeOf('--device', device)).toMatchObject({
      ok: true,
      steps: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      version: '2.4.1',
      sentences: null,
    });
  });

  it.each([
    ['mute', 'hello-timeout', noProduct],
    ['babble', 'bad-hello', noProduct],
    ['foreign', 'unknown-model', noProduct],
    ['reject:file-hardware', 'file-hardware', wrongFile],
    ['disconnect@40%', 'device-lost', gone],
    ['nak@40%', 'nak-limit', again],
    ['stall@40%', 'timeout', again],
    ['cancel@40%', 'cancelled-by-device', again],
    ['flash@40%', 'verify-mismatch', again],
    ['dead', 'reboot-timeout', again],
    ['stale', 'wrong-version-after', again],
  ])('with %s is not, and the visitor reads why', async (fault, code, sentences) => {
    expect(await outcomeOf('--device', device, '--fault', fault)).toMatchObject({
      ok: false,
      code,
      sentences,
    });
  });

  it.each(['disconnect@40%', 'cancel@40%', 'flash@40%'])(
    'is upgraded after %s at the second try',
    async (fault) => {
      const outcome = await outcomeOf('--device', device, '--fault', fault, '--retry', '1');
      expect(outcome).toMatchObject({ ok: true, version: '2.4.1' });
      expect(outcome.share).toBeLessThan(1);
    },
  );
});

it('sends the visitor to the service at the third failure', { timeout: 60_000 }, async () => {
  const outcome = await outcomeOf('--fault', 'nak@10%', '--retry', '2');
  expect(outcome).toMatchObject({ ok: false, code: 'nak-limit', sentences: service });
});

it('is the same for the same seed', { timeout: 60_000 }, async () => {
  const args = ['--fault', 'flip@30%', '--fault', 'drop@60%', '--seed', '7'];
  expect(await outcomeOf(...args)).toEqual(await outcomeOf(...args));
});

it.each([
  ['--device t90', 'write s3mini or ad2'],
  ['--baud fast', '--baud takes a whole number from 300'],
  ['--fault drop', 'say when'],
  ['--colour red', "Unknown option '--colour'"],
])('tells what is wrong with %s', (line, message) => {
  expect(() => readOptions(line.split(' '))).toThrow(UsageError);
  expect(() => readOptions(line.split(' '))).toThrow(message);
});
