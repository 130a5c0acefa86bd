import { SerialError, type UpgradableModel } from '@payload/serial';
import { profiles } from '@payload/serial/simulator';
import type { AnyEventObject } from 'xstate';
import type { Command } from '../bench/session.ts';
import type { Move, Moves } from '../bench/ways.ts';
import type { World } from './firmware-upgrade-setup.ts';

/** What a device does otherwise than a good one, where a state needs that; the fault by which it does so on the line. */
type Ailment = 'mute' | 'cancel' | 'dead';

const faultOf: Readonly<Record<Ailment, string>> = { mute: 'mute', cancel: 'cancel@40%', dead: 'dead' };

/** Worlds in which a way is looked for, the usual one first. */
export function worldsFor(world: World): readonly World[] {
  return [
    world,
    ...Object.values(faultOf).map((fault): World => ({ ...world, protocol: 2, faults: [fault] })),
    { ...world, protocol: 1, faults: [] },
  ];
}

const newer = { version: { major: 3, minor: 1, patch: 7 }, sha256: Uint8Array.of(1), isOlder: false };
const older = { version: { major: 1, minor: 1, patch: 0 }, sha256: Uint8Array.of(2), isOlder: true };

const ids = {
  ready: ['release', 'open', 'releaseFirst', 'reopen', 'releaseToAsk', 'openToAsk'],
  asking: ['identify', 'checkDevice', 'ask'],
  watching: ['watchLoss', 'watchWriting'],
};

/** What a visitor can press; the port and the files are those of the bench. */
const pressed: readonly Move[] = [
  { event: { type: 'portChosen', port: 'port' }, command: { sample: 'portChosen' } },
  { event: { type: 'fileChosen', file: 'right' }, command: { sample: 'right' } },
  { event: { type: 'fileChosen', file: 'older' }, command: { sample: 'older' } },
  ...['continue', 'confirm', 'decline', 'send', 'repair', 'stop', 'retry', 'startAgain'].map((type) => ({
    event: { type },
    command: { send: { type } },
  })),
];

function done(actor: string, output?: unknown, command: Command | null = null): Move {
  return { event: { type: `xstate.done.actor.${actor}`, output }, command };
}

function failed(actor: string): Move {
  const error = new SerialError('hello-timeout', 'No answer.');
  return { event: { type: `xstate.error.actor.${actor}`, error }, command: null };
}

/** What may come to the upgrade of a device in a world, as far as the machine looks at it. */
export function upgradeMoves({ model, protocol, faults }: World): Moves {
  const has = (ailment: Ailment) => faults.includes(faultOf[ailment]);
  return ({ children, context }, past) => {
    const isRestarted = past.some(({ type }) => type === 'xstate.done.actor.restart');
    const info = infoOf(model, protocol, isRestarted);
    const image = context.file === 'older' ? older : newer;
    const restarted = {
      info: infoOf(model, protocol, true),
      // The first version tells a restart by another version alone, so the second upgrade to one has no proof.
      proof: protocol === 2 ? 'image' : isRestarted ? 'none' : 'version-only',
    };
    const unplugged = { turn: 'plugged', on: false };
    const came: readonly Move[] = [
      ...ids.ready.map((actor) => done(actor)),
      ...ids.asking.map((actor) => (has('mute') ? failed(actor) : done(actor, info))),
      done('readFile', image),
      has('cancel') ? failed('transfer') : done('transfer'),
      done('stop'),
      done('verify'),
      has('dead') ? failed('restart') : done('restart', restarted),
      ...ids.watching.map((actor) => done(actor, undefined, unplugged)),
    ].filter(({ event }) => isRunning(event, children));
    const shown = { type: 'xstate.after.shown.firmwareUpgrade.connected.deviceFound' };
    return [...came, { event: shown, command: null }, ...pressed];
  };
}

function isRunning({ type }: AnyEventObject, children: object): boolean {
  return type.split('.').slice(3).join('.') in children;
}

function infoOf(model: UpgradableModel, protocol: World['protocol'], isRestarted: boolean) {
  const sum = isRestarted ? newer.sha256 : Uint8Array.of(0);
  const running = protocol === 1 ? null : { imageSha256: sum, bootCount: isRestarted ? 2 : 1 };
  const { info } = profiles[model];
  return {
    ...info,
    version: isRestarted ? newer.version : info.version,
    protocolVersion: protocol,
    running,
  };
}
