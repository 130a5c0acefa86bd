import type { Bytes, ErrorCode } from '@payload/serial';
import { profiles } from '@payload/serial/simulator';
import type { SimulateOptions } from './options.ts';
import { type Act, deed } from './script.ts';
import { type Failure, runUpgrade, type SimulatedEvent } from './upgrade-run.ts';

export interface Outcome {
  /** Whether the device runs the new firmware. */
  readonly ok: boolean;
  /** Every step that was come to, in order. */
  readonly steps: readonly number[];
  /** Of the failure at the end: code of the error, key of the sentence (null where the page has help of its own). */
  readonly code: ErrorCode | null;
  readonly key: Failure['key'];
  /** What the device runs at the end. */
  readonly version: string;
  /** Milliseconds of simulated time. */
  readonly ms: number;
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
  const { model, faults, baudRate, latency, seed } = options;
  const { state, steps, failure, version, ms, rate } = await runUpgrade(
    {
      profile: profiles[model],
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
    steps,
    code: failure?.code ?? null,
    key: failure?.key ?? null,
    version,
    ms,
    rate,
    share: rate === null ? null : rate / (baudRate / 10),
  };
}

function scriptOf({ retries, confirmsOlder }: SimulateOptions): Act[] {
  const again: Act = { at: { states: ['failed', 'disconnected'] }, deeds: [deed('plug'), deed('retry')] };
  const confirming: Act = { at: { states: ['confirming'] }, deeds: [deed('confirm')] };
  return [...Array.from({ length: retries }, () => again), ...(confirmsOlder ? [confirming] : [])];
}
