import type { AnyMachineSnapshot } from 'xstate';
import type { Stage } from '../../testing/walk.ts';
import { isOlderFor } from './walk-world.ts';

const isSending = ({ snapshot }: Stage) => snapshot.matches({ writing: 'sending' });

/** The device and the image at a moment, as what is agreed to belongs to both. */
function pairAt({ context: { info, image } }: AnyMachineSnapshot): string {
  return `${info?.serial} ${image?.sha256}`;
}

/** The last stage on the way before which the visitor pressed one of these, as the page stood then. */
function pressed(way: readonly Stage[], presses: readonly string[]): AnyMachineSnapshot | undefined {
  const index = way.findLastIndex(({ event }) => event !== null && presses.includes(event.type));
  return way[index - 1]?.snapshot;
}

/**
 * What must never be, whatever a device, a line or a visitor does, in words; empty where all is as it should be.
 * The last stage of the way is judged: those before it are the ends of other ways.
 */
export function brokenRules(way: readonly Stage[]): string[] {
  const [before, last] = [way.at(-2), way.at(-1)];
  if (last === undefined) return [];
  const { context, value } = last.snapshot;
  const place = `${JSON.stringify(value)} at ${last.event?.type ?? 'the beginning'}`;
  const broken: string[] = [];
  const rule = (isKept: boolean, words: string) => {
    if (!isKept) broken.push(`${words}: ${place}`);
  };

  if (/writing|restarting|complete|unproven/.test(JSON.stringify(value))) {
    rule(context.image !== null && context.info !== null, 'nothing is sent without file and device');
  }
  if (/failed|disconnected|unsuitable/.test(JSON.stringify(value))) {
    rule(context.failure !== null, 'what has failed is said');
  }
  if (!isSending(last) || before === undefined || isSending(before)) return broken;

  const sender = pressed(way, ['send', 'repair', 'retry']);
  rule(sender !== undefined, 'nothing is sent without a press');
  rule(
    sender !== undefined && pairAt(sender) === pairAt(last.snapshot),
    'it goes to the device that was shown',
  );
  rule(sender?.matches({ failed: 'restart' }) !== true, 'nothing is sent where only a question was promised');
  if (isOlderFor(context.info, context.image)) {
    const consents = way.flatMap(({ event }, index) => {
      const page = way[index - 1]?.snapshot;
      return event?.type === 'confirm' && page !== undefined ? [page] : [];
    });
    const isAgreed = consents.some((page) => pairAt(page) === pairAt(last.snapshot));
    rule(isAgreed, 'an older image is agreed to for this device');
  }
  if (String(context.info?.running?.imageSha256) === String(context.image?.sha256)) {
    const repaired = pressed(way, ['repair']);
    rule(
      repaired !== undefined && pairAt(repaired) === pairAt(last.snapshot),
      'what runs already is sent again only as a repair',
    );
  }
  return broken;
}
