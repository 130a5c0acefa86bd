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

const service = { en: 'Upgrade failed, please contact customer service', cn: '升级失败，请联系客服' };

describe.each(['s3mini', 'ad2'])('%s', (device) => {
  it('is upgraded in nine steps', async () => {
    expect(await outcomeOf('--device', device)).toMatchObject({
      ok: true,
      steps: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      version: '2.4.1',
      sentences: null,
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

it('sends the visitor to the service at the third failure', async () => {
  const outcome = await outcomeOf('--fault', 'nak@10%', '--retry', '2');
  expect(outcome).toMatchObject({ ok: false, code: 'nak-limit', sentences: service });
});

it('is the same for the same seed', async () => {
  const args = ['--fault', 'flip@30%', '--fault', 'drop@60%', '--seed', '7'];
  expect(await outcomeOf(...args)).toEqual(await outcomeOf(...args));
});

it.each([
  ['--device t90', 'write s3mini or ad2'],
  ['--baud fast', '--baud takes a whole number from 300'],
  ['--fault drop', 'say when'],
  ['--log', '--log goes with a scenario'],
  ['--colour red', "Unknown option '--colour'"],
])('tells what is wrong with %s', (line, message) => {
  expect(() => readOptions(line.split(' '))).toThrow(UsageError);
  expect(() => readOptions(line.split(' '))).toThrow(message);
});
