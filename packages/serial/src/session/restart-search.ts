import type { Clock } from '../clock.ts';
import { SerialError } from '../errors.ts';
import type { DeviceInfo } from '../frames/device-info.ts';
import type { FirmwareImage } from '../image/format.ts';
import type { SerialTransport } from '../transport/transport.ts';
import type { DeviceLine } from './device-line.ts';
import type { DeviceProtocol } from './protocol.ts';
import { judgeRestart, type Proof, seenOf } from './restart-proof.ts';

/** A device after its restart, and how sure it is that the file's image runs. */
export interface Restarted {
  readonly info: DeviceInfo;
  readonly proof: Proof;
}

/** What the search found: the device, or why it is not there as it should be. `canReboot`: another restart may help. */
type Found = Restarted | { readonly proof: null; readonly error: SerialError; readonly canReboot: boolean };

interface RestartSearch {
  readonly line: DeviceLine;
  readonly transport: SerialTransport;
  readonly protocol: DeviceProtocol;
  readonly clock: Clock;
  /** The device before its restart, and what it was sent. */
  readonly before: DeviceInfo;
  readonly image: FirmwareImage;
  /** Milliseconds it is looked for. */
  readonly limit: number;
  /** Whether it is told to restart no more. */
  readonly isLast: boolean;
}

/** Between two looks, in milliseconds. */
const lookEvery = 250;
/** How often a device that says less than before its restart is asked again; a disturbed line may be the cause. */
const looksForMore = 3;

/**
 * Looks for a device that was told to restart until it is as it should be, or says what it is instead. Where something answers for
 * good, the port stays open. `vain` is how often it was opened and closed again before that.
 */
export async function findRestarted(search: RestartSearch): Promise<{ found: Found; vain: number }> {
  const { line, transport, clock, before, image, limit, isLast } = search;
  const end = clock.now() + limit;
  let found: Found = {
    proof: null,
    canReboot: false,
    error: new SerialError('reboot-timeout', `The device was not back after ${limit} ms.`, {
      values: { waitedMs: limit },
    }),
  };
  let vain = 0;
  let looksAtLess = 0;
  while (clock.now() < end) {
    // oxlint-disable no-await-in-loop -- It is looked for until it is there.
    const info = await look(search);
    const isOther = info !== null && info.serial !== before.serial;
    if (isOther) found = otherDevice(before, info, image);
    else if (info !== null && isLess(before, info) && looksAtLess < looksForMore) looksAtLess += 1;
    else if (info !== null) {
      const verdict = judgeRestart(before, info, image);
      if (verdict.proof !== null) return { found: { info, proof: verdict.proof }, vain };
      found = verdict;
      // One that has not gone yet may be on its way, and is not told to go for ever.
      if (!(isLast && verdict.error.code === 'not-restarted')) return { found, vain };
    }
    if (await line.close()) vain += 1;
    if (isOther) transport.disown?.();
    await wait(clock, lookEvery);
    // oxlint-enable no-await-in-loop
  }
  return { found, vain };
}

/** Who answers at the port now; null where nobody does. */
async function look({ line, protocol }: RestartSearch): Promise<DeviceInfo | null> {
  try {
    await line.open({ isTold: false });
    return await protocol.hello(line.link);
  } catch (error) {
    if (!(error instanceof SerialError)) throw error;
    return null;
  }
}

function wait(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.after(ms, resolve));
}

/** Whether it says nothing of its image any more. */
function isLess(before: DeviceInfo, now: DeviceInfo): boolean {
  return before.running !== null && now.running === null;
}

/** Another device at the port, or the same one with another serial number: nothing can be said of the one before. */
function otherDevice(before: DeviceInfo, now: DeviceInfo, image: FirmwareImage): Found {
  const { serial, version } = seenOf(now, image);
  const who = serial === '' ? 'it has no serial number' : serial;
  const error = new SerialError('wrong-device-after', `Another device answers: ${who}.`, {
    values: { serial: now.serial, version: version ?? '', expected: before.serial },
  });
  return { proof: null, canReboot: false, error };
}
