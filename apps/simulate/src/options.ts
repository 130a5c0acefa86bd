import { parseArgs } from 'node:util';
import type { UpgradableModel } from '@payload/serial';
import { type Fault, FaultSyntaxError, parseFault } from '@payload/serial/simulator';

export interface SimulateOptions {
  readonly model: UpgradableModel;
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
  readonly isJson: boolean;
  readonly isHelp: boolean;
}

/** A command line that cannot be understood. The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const models: Readonly<Record<string, UpgradableModel>> = { s3mini: 'S3MINI', ad2: 'AD2' };

export function readOptions(args: readonly string[]): CommandOptions {
  const values = valuesOf(args);
  const model = models[values.device.toLowerCase()];
  if (model === undefined) throw new UsageError(`"${values.device}" is no device: write s3mini or ad2.`);
  return {
    simulation: {
      model,
      firmware: values.firmware ?? null,
      faults: values.fault.map(faultOf),
      baudRate: numberOf('baud', values.baud, 300, 12_000_000),
      latency: numberOf('latency', values.latency, 0, 10_000),
      seed: numberOf('seed', values.seed, 0, 0xffff_ffff),
      retries: numberOf('retry', values.retry, 0, 100),
      confirmsOlder: values['take-older'],
    },
    record: values.record ?? null,
    replay: values.replay ?? null,
    isJson: values.json,
    isHelp: values.help,
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        device: { type: 'string', default: 's3mini' },
        firmware: { type: 'string' },
        fault: { type: 'string', multiple: true, default: [] },
        baud: { type: 'string', default: '115200' },
        latency: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        retry: { type: 'string', default: '0' },
        'take-older': { type: 'boolean', default: false },
        record: { type: 'string' },
        replay: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
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
