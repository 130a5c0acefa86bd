import type { Version } from '@payload/serial';
import type { AnyMachineSnapshot } from 'xstate';
import { always, type Invariant, type Stage } from '../../testing/invariant.ts';
import { deviceWord } from '../device-word.ts';

/** The device and the image at a moment, as what is agreed to belongs to both. */
function pairAt({ context: { info, image } }: AnyMachineSnapshot): string {
  return `${info?.serial} ${image?.sha256}`;
}

/** The last stage on the way before which the visitor pressed one of these, as the page stood then. */
function pressed(way: readonly Stage[], presses: readonly string[]): AnyMachineSnapshot | undefined {
  const index = way.findLastIndex(({ event }) => event !== null && presses.includes(event.type));
  return way[index - 1]?.snapshot;
}

const isSending = ({ snapshot }: Stage) => snapshot.matches({ writing: 'sending' });

function isOlder(version: Version, than: Version): boolean {
  const parts = (['major', 'minor', 'patch'] as const).map((part) => version[part] - than[part]);
  return (parts.find((difference) => difference !== 0) ?? 0) < 0;
}

/** An invariant of the moment at which the machine begins to send. */
function onceSending(
  id: string,
  isKept: (snapshot: AnyMachineSnapshot, way: readonly Stage[]) => boolean,
): Invariant {
  return {
    id,
    holds: (way) => {
      const [before, last] = [way.at(-2), way.at(-1)];
      if (last === undefined || before === undefined || !isSending(last) || isSending(before)) return true;
      return isKept(last.snapshot, way);
    },
  };
}

const senders = ['send', 'repair', 'retry'];

/** Whether the device that is spoken of now has accepted BEGIN since it was shown, or since an upgrade of it was over. */
function hasBegun(way: readonly Stage[]): boolean {
  const serial = way.at(-1)?.snapshot.context.info?.serial;
  if (serial === undefined) return false;
  const isOf = ({ snapshot }: Stage) => snapshot.context.info?.serial === serial;
  const over = way.findLastIndex(
    (stage) => isOf(stage) && (stage.snapshot.matches('complete') || stage.snapshot.matches('unproven')),
  );
  return way.some(
    (stage, index) =>
      index > over &&
      stage.event?.type === 'accepted' &&
      isOf(stage) &&
      way[index - 1]?.snapshot.matches({ writing: 'sending' }) === true,
  );
}

/** What must never be otherwise, whatever a device, a line or a visitor does. */
export const firmwareUpgradeInvariants: readonly Invariant[] = [
  always(
    'nothing is sent without file and device',
    ({ value, context }) =>
      !/writing|restarting|complete|unproven/.test(JSON.stringify(value)) ||
      (context.image !== null && context.info !== null),
  ),
  always(
    'what has failed is said',
    ({ value, context }) =>
      !/failed|disconnected|unsuitable/.test(JSON.stringify(value)) || context.failure !== null,
  ),
  onceSending('nothing is sent without a press', (_, way) => pressed(way, senders) !== undefined),
  onceSending('it goes to the device that was shown', (snapshot, way) => {
    const sender = pressed(way, senders);
    return sender !== undefined && pairAt(sender) === pairAt(snapshot);
  }),
  onceSending(
    'nothing is sent where only a question was promised',
    (_, way) => pressed(way, senders)?.matches({ failed: 'restart' }) !== true,
  ),
  onceSending('an older image is agreed to for this device', (snapshot, way) => {
    const { info, image } = snapshot.context;
    if (info === null || !isOlder(image.version, info.version)) return true;
    return way.some(({ event }, index) => {
      const page = way[index - 1]?.snapshot;
      return event?.type === 'confirm' && page !== undefined && pairAt(page) === pairAt(snapshot);
    });
  }),
  onceSending('what runs already is sent again only as a repair', (snapshot, way) => {
    const { info, image } = snapshot.context;
    if (String(info?.running?.imageSha256) !== String(image?.sha256)) return true;
    const repaired = pressed(way, ['repair']);
    return repaired !== undefined && pairAt(repaired) === pairAt(snapshot);
  }),
  {
    id: 'a device is said to be untouched only where it has accepted no BEGIN',
    holds: (way) => {
      const context = way.at(-1)?.snapshot.context;
      return context === undefined || deviceWord(context).says !== 'untouched' || !hasBegun(way);
    },
  },
  {
    id: 'a device is said to run the file only once that is proven',
    holds: (way) => {
      const last = way.at(-1);
      if (last === undefined || deviceWord(last.snapshot.context).says !== 'runs') return true;
      return last.snapshot.matches('complete');
    },
  },
];
