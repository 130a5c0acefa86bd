import type { DeviceWord } from '@payload/flows/firmware-upgrade';
import type { ErrorCode } from '@payload/serial';
import type { FirmwareDescription } from '../firmware.ts';
import type { Act } from '../script.ts';
import type { Setting } from '../upgrade-run.ts';
import type { Problem, Spot } from './yaml-source.ts';

/** Something that was read, and where it stands in its file. */
interface Placed<T> {
  readonly value: T;
  readonly spot: Spot;
}

/** What a visitor is told: a code, and its sentence, null where the page has help of its own. */
export interface Told {
  readonly spot: Spot;
  readonly code: ErrorCode;
  readonly en: Placed<string> | null;
  readonly cn: Placed<string> | null;
  /** What is said of the device with it; not looked at where it is null. */
  readonly device: Placed<DeviceWord['says']> | null;
}

export interface Expected {
  /** State the page is in at the end. */
  readonly outcome: Placed<string>;
  readonly steps: Placed<readonly number[]> | null;
  /** Nothing where nothing is said. */
  readonly told: Placed<readonly Told[]>;
  /** What may be said of the device at the end. */
  readonly device: Placed<DeviceWord['says']> | null;
  /** What the device runs at the end. */
  readonly version: Placed<string> | null;
}

/** Where a file is, from the scenario's folder. */
interface FirmwarePath {
  readonly path: string;
  readonly spot: Spot;
}

/** A case of a tester's: what is given, what is done, and what has to come of it. */
export interface Scenario {
  readonly title: string;
  readonly setting: Omit<Setting, 'files' | 'script'>;
  readonly files: ReadonlyMap<string, FirmwareDescription | FirmwarePath>;
  readonly script: readonly (Act & { readonly spot: Spot })[];
  readonly expected: Expected;
}

/** A scenario that cannot be understood. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ line, column, message }) => `${line}:${column}: ${message}`).join('\n'));
    this.problems = problems;
  }
}
