import { SerialError } from '@payload/serial';
import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { silent } from '../testing/silent.ts';
import { counts, walk } from '../testing/walk.ts';
import { firmwareUpgradeMachine } from './machine.ts';

const machine = firmwareUpgradeMachine.provide({
  actors: {
    release: silent(),
    open: silent(),
    watchLoss: silent(),
    identify: silent(),
    readFile: silent(),
    transfer: silent(),
    stop: silent(),
    verify: silent(),
    restart: silent(),
  },
});

const info = { model: 'S3MINI', serial: 'S3M-1', version: { major: 1, minor: 0, patch: 0 } };
const image = { version: { major: 2, minor: 0, patch: 0 }, isOlder: false };
const done = (actor: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const failed = (actor: string, code: 'device-lost' | 'file-crc' | 'timeout'): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error: new SerialError(code, 'It failed.'),
});

const upgrading = {
  input: undefined,
  events: [
    { type: 'portChosen', port: 'port' },
    { type: 'portRefused', error: new SerialError('no-port-selected', 'Dismissed.') },
    { type: 'continue' },
    { type: 'xstate.after.shown.firmwareUpgrade.connected.deviceFound' },
    { type: 'fileChosen', file: 'file' },
    { type: 'fileChosen', file: null },
    { type: 'confirm' },
    { type: 'decline' },
    { type: 'send' },
    { type: 'stop' },
    { type: 'retry' },
    { type: 'startAgain' },
    { type: 'progress', progress: { acknowledged: 1, total: 2, repeated: 0 } },
    done('release'),
    failed('release', 'timeout'),
    done('open'),
    failed('open', 'device-lost'),
    done('watchLoss'),
    done('identify', info),
    failed('identify', 'timeout'),
    failed('identify', 'device-lost'),
    done('readFile', image),
    done('readFile', { ...image, isOlder: true }),
    failed('readFile', 'file-crc'),
    ...['transfer', 'stop', 'verify', 'restart'].flatMap((actor) => [
      done(actor, info),
      failed(actor, 'device-lost'),
      failed(actor, 'file-crc'),
      failed(actor, 'timeout'),
    ]),
  ],
  key: ({ file, isRetrying, isWriting, failure, failed: count }: Record<string, unknown>) => [
    file === null,
    isRetrying,
    isWriting,
    failure === null,
    count === null,
  ],
};

it('reaches every state and takes every transition', () => {
  const wrong: unknown[] = [];
  const report = walk(machine, [upgrading], ({ value, context, status }) => {
    const place = JSON.stringify(value);
    // Nothing is sent without a file that was read, and what failed is said.
    if (/sending|verifying|restarting/.test(place) && context.image === null) wrong.push(place);
    if (/failed|disconnected|unsuitable/.test(place) && context.failure === null) wrong.push(place);
    if (status === 'error') wrong.push(place);
  });
  console.log(counts('firmware upgrade', report));
  expect(wrong).toEqual([]);
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
}, 60_000);
