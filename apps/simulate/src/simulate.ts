import type { Bytes, ErrorCode } from '@payload/serial';
import { type DeviceProfile, inProtocol, profiles } from '@payload/serial/simulator';
import type { SimulateOptions } from './options.ts';
import { type Act, command } from './script.ts';
import { type Failure, runUpgrade, type SimulatedEvent } from './upgrade-run.ts';

export interface Outcome {
  /** Whether the device runs the new firmware. */
  readonly ok: boolean;
  /** Whether the device only says the version, and cannot say which image runs. */
  readonly isReported: boolean;
  /** Whether it holds the firmware and nothing shows that it runs it. */
  readonly isUnproven: boolean;
  /** Every step that was come to, in order. */
  readonly steps: readonly number[];
  /** Of the failure at the end: code of the error, key of the sentence (null where the page has help of its own). */
  readonly code: ErrorCode | null;
  readonly key: Failure['key'];
  /** What the device runs at the end. */
  readonly version: string;
  /** Milliseconds of simulated time. */
  readonly ms: number;
  /** What the line ran at. */
  readonly baudRate: number;
  /** Of the last whole transfer: bytes per second, and the share of the line's that is. */
  readonly rate: number | null;
  readonly share: number | null;
}

/** Runs one upgrade to its end, with the visitor the options describe. */
export async function simulate(
  options: SimulateOptions,
  file: Bytes,
  watch: (event: SimulatedEvent) => void = () => {},
): Promise<Outcome> {
  const { faults, baudRate, latency, seed } = options;
  const { state, steps, failure, device, version, ms, rate, ...line } = await runUpgrade(
    {
      profile: profileOf(options),
      devices: new Map(),
      browser: 'web-serial',
      faults,
      baudRate,
      latency,
      seed,
      files: new Map([['firmware', file]]),
      script: scriptOf(options),
    },
    watch,
  );
  return {
    ok: state === 'complete',
    isReported: state === 'complete' && device === 'reports',
    isUnproven: state === 'unproven',
    steps,
    code: failure?.code ?? null,
    key: failure?.key ?? null,
    version,
    ms,
    rate,
    baudRate: line.baudRate,
    share: rate === null ? null : rate / (line.baudRate / 10),
  };
}

function profileOf({ model, protocol, maxBaud }: SimulateOptions): DeviceProfile {
  const profile = inProtocol(profiles[model], protocol);
  return maxBaud === null ? profile : { ...profile, info: { ...profile.info, maxBaud } };
}

function scriptOf({ retries, confirmsOlder }: SimulateOptions): Act[] {
  const again: Act = { at: { states: ['failed'] }, commands: [command('retry')] };
  // The page finds the port by itself.
  const back: Act = { at: { states: ['disconnected'] }, commands: [command('plug')] };
  const confirming: Act = { at: { states: ['confirming'] }, commands: [command('confirm')] };
  return [
    ...Array.from({ length: retries }, () => [again, back]).flat(),
    ...(confirmsOlder ? [confirming] : []),
  ];
}
