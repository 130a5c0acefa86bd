import { SerialError } from '@payload/serial';
import { expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { brokenAt } from '../testing/invariant.ts';
import { silent } from '../testing/silent.ts';
import { counts, walk } from '../testing/walk.ts';
import { type DeviceRecord, isTouched } from './ledger.ts';
import { firmwareUpgradeMachine } from './machine.ts';
import { firmwareUpgradeInvariants } from './testing/invariants.ts';
import { devices, files, isOlderFor } from './testing/walk-world.ts';

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

const done = (actor: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const failed = (
  actor: string,
  code: 'device-lost' | 'file-crc' | 'open-failed' | 'timeout' | 'unknown-model',
): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error: new SerialError(code, 'It failed.'),
});

const plain: readonly AnyEventObject[] = [
  { type: 'portChosen', port: 'port' },
  { type: 'portFound', port: 'port' },
  { type: 'portRefused', error: new SerialError('no-port-selected', 'Dismissed.') },
  { type: 'continue' },
  { type: 'xstate.after.shown.firmwareUpgrade.connected.deviceFound' },
  { type: 'fileChosen', file: 'file' },
  { type: 'fileChosen', file: null },
  ...['confirm', 'decline', 'send', 'repair', 'stop', 'retry', 'startAgain'].map((type) => ({ type })),
  { type: 'accepted' },
  { type: 'progress', progress: { acknowledged: 1, total: 2, repeated: 0, baudRate: 115_200 } },
  { type: 'waiting', waiting: { work: 'begin', limitMs: 4000 } },
  ...['release', 'releaseFirst', 'releaseToAsk'].flatMap((actor) => [done(actor), failed(actor, 'timeout')]),
  ...['open', 'reopen', 'openToAsk'].flatMap((actor) => [
    done(actor),
    failed(actor, 'device-lost'),
    failed(actor, 'open-failed'),
  ]),
  ...['watchLoss', 'watchWriting'].map((actor) => done(actor)),
  ...['identify', 'checkDevice', 'ask'].flatMap((actor) => [
    failed(actor, 'timeout'),
    failed(actor, 'device-lost'),
    failed(actor, 'unknown-model'),
  ]),
  failed('readFile', 'file-crc'),
  ...['transfer', 'stop', 'verify'].flatMap((actor) => [
    done(actor),
    failed(actor, 'device-lost'),
    failed(actor, 'file-crc'),
    failed(actor, 'timeout'),
  ]),
  failed('restart', 'timeout'),
];

/** Everything that can happen with devices of one protocol version and two files, one newer and one older. */
const roundOf = (protocol: 1 | 2) => ({
  input: undefined,
  events: [
    ...plain,
    ...devices(protocol).flatMap((info) => [
      ...['identify', 'checkDevice', 'ask'].map((actor) => done(actor, info)),
      ...(['image', 'version-only', 'none'] as const).map((proof) => done('restart', { info, proof })),
    ]),
    ...files.flatMap((image) => [true, false].map((isOlder) => done('readFile', { ...image, isOlder }))),
  ],
  key: ({ file, info, image, consent, ledger }: AnyMachineSnapshot['context']) => [
    file === null,
    info,
    image?.name,
    consent,
    // What may have been written of the device that is spoken of; how much is all the same.
    ledger.some((each: DeviceRecord) => each.serial === info?.serial && isTouched(each)),
  ],
  isPossible: ({ context }: AnyMachineSnapshot, { type, output }: AnyEventObject) => {
    // The file is judged by the device that is there.
    if (type === 'xstate.done.actor.readFile') return output.isOlder === isOlderFor(context.info, output);
    if (type !== 'xstate.done.actor.restart') return true;
    // What the session promises of its proof.
    const { info, proof } = output;
    return proof === 'image'
      ? String(info.running?.imageSha256) === String(context.image.sha256) &&
          info.serial === context.info.serial
      : info.running === null && info.serial === context.info.serial;
  },
});

/** A device that is lost, comes back, and whose port does not open at once. */
const comebacks = {
  input: undefined,
  events: [
    { type: 'portChosen', port: 'port' },
    { type: 'portFound', port: 'port' },
    { type: 'fileChosen', file: 'file' },
    { type: 'send' },
    { type: 'retry' },
    { type: 'xstate.after.openLater.firmwareUpgrade.disconnected' },
    ...['release', 'open', 'watchLoss', 'watchWriting'].map((actor) => done(actor)),
    failed('open', 'open-failed'),
    ...['identify', 'checkDevice'].map((actor) => done(actor, devices(2)[0])),
    done('readFile', { ...files[0], isOlder: false }),
  ],
  key: ({ file, info, image, comeback }: AnyMachineSnapshot['context']) => [
    file === null,
    info,
    image?.name,
    comeback?.isWriting,
    (comeback?.opens ?? 0) > 0,
  ],
};

it('reaches every state, takes every transition and breaks no rule on any way', () => {
  const wrong: string[] = [];
  const report = walk(machine, [roundOf(1), roundOf(2), comebacks], (snapshot, way) => {
    if (snapshot.status === 'error') wrong.push(String(snapshot.error));
    wrong.push(...brokenAt(firmwareUpgradeInvariants, way));
  });
  console.log(counts('firmware upgrade', report));
  expect([...new Set(wrong)]).toEqual([]);
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
}, 300_000);
