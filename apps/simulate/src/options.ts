import { parseArgs } from 'node:util';
import type { ProtocolVersion, UpgradableModel } from '@payload/serial';
import { type Fault, FaultSyntaxError, parseFault } from '@payload/serial/simulator';

export interface SimulateOptions {
  readonly model: UpgradableModel;
  /** Which version of the protocol the device speaks. */
  readonly protocol: ProtocolVersion;
  /** The rate the device can be asked to go on at; null for its usual one. */
  readonly maxBaud: number | null;
  /** Path of a firmware file; null for a sample that fits the device. */
  readonly firmware: string | null;
  readonly faults: readonly Fault[];
  readonly baudRate: number;
  /** Milliseconds. */
  readonly latency: number;
  readonly seed: number;
  /** How often the visitor tries again after a failure. */
  readonly retries: number;
  /** Whether the visitor takes an older version than the device's. */
  readonly confirmsOlder: boolean;
}

export interface CommandOptions {
  readonly simulation: SimulateOptions;
  /** Where a recording is written, and the recording to play back. */
  readonly record: string | null;
  readonly replay: string | null;
  /** Scenarios to run instead: files, and folders of them. */
  readonly scenarios: readonly string[];
  /** Whether the events of a scenario are told as well. */
  readonly hasLog: boolean;
  readonly isJson: boolean;
  readonly isHelp: boolean;
}

/** A command line that cannot be understood. The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** How a tester writes the devices. */
export const modelNames = ['s3mini', 'ad2'] as const;
export const models: Readonly<Record<(typeof modelNames)[number], UpgradableModel>> = {
  s3mini: 'S3MINI',
  ad2: 'AD2',
};

/** The least and the most that can be asked for. */
export const limits = {
  baud: [300, 12_000_000],
  latency: [0, 10_000],
  seed: [0, 0xffff_ffff],
} as const;

/** Options that go with scenarios. */
const beside = new Set(['log', 'json', 'help']);

export function readOptions(args: readonly string[]): CommandOptions {
  const { values, positionals } = parsed(args);
  const extra = Object.keys(values).filter((name) => !beside.has(name));
  if (positionals.length > 0 && extra.length > 0) {
    throw new UsageError(`A scenario says everything itself: --${extra[0]} goes without ${positionals[0]}.`);
  }
  if (positionals.length === 0 && values.log) {
    throw new UsageError('--log goes with a scenario; without one a run is always told.');
  }
  const name = modelNames.find((each) => each === (values.device ?? 's3mini').toLowerCase());
  if (name === undefined) throw new UsageError(`"${values.device}" is no device: write s3mini or ad2.`);
  return {
    simulation: {
      model: models[name],
      protocol: numberOf('protocol', values.protocol ?? '2', 1, 2) === 1 ? 1 : 2,
      maxBaud:
        values['max-baud'] === undefined ? null : numberOf('max-baud', values['max-baud'], ...limits.baud),
      firmware: values.firmware ?? null,
      faults: (values.fault ?? []).map(faultOf),
      baudRate: numberOf('baud', values.baud ?? '115200', ...limits.baud),
      latency: numberOf('latency', values.latency ?? '1', ...limits.latency),
      seed: numberOf('seed', values.seed ?? '1', ...limits.seed),
      retries: numberOf('retry', values.retry ?? '0', 0, 100),
      confirmsOlder: values['take-older'] ?? false,
    },
    record: values.record ?? null,
    replay: values.replay ?? null,
    scenarios: positionals,
    hasLog: values.log ?? false,
    isJson: values.json ?? false,
    isHelp: values.help ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        device: { type: 'string' },
        protocol: { type: 'string' },
        'max-baud': { type: 'string' },
        firmware: { type: 'string' },
        fault: { type: 'string', multiple: true },
        baud: { type: 'string' },
        latency: { type: 'string' },
        seed: { type: 'string' },
        retry: { type: 'string' },
        'take-older': { type: 'boolean' },
        record: { type: 'string' },
        replay: { type: 'string' },
        log: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''} See npm run simulate -- --help.`, {
      cause: error,
    });
  }
}

function faultOf(text: string): Fault {
  try {
    return parseFault(text);
  } catch (error) {
    if (error instanceof FaultSyntaxError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}
