import {
  type DeviceWord,
  deviceWord,
  type FirmwareSource,
  percentOf,
  type UpgradeSnapshot,
} from '@payload/flows/firmware-upgrade';
import { simulatedUpgrade } from '@payload/flows/firmware-upgrade/simulated';
import { type Bytes, type LogEntry, type Progress, versionText } from '@payload/serial';
import type { DeviceProfile, Fault } from '@payload/serial/simulator';
import { Hands, type Undone } from './hands.ts';
import type { Act } from './script.ts';
import { stateOf } from './state-names.ts';
import { TransferRate } from './transfer-rate.ts';
import { Visitor } from './visitor.ts';

/** After so many milliseconds in which nothing has changed a visitor goes. */
const timeoutMs = 600_000;

export const browserKinds = ['web-serial', 'without-web-serial', 'blocked-by-policy'] as const;

/** Everything a run depends on. */
export interface Setting {
  readonly profile: DeviceProfile;
  readonly browser: (typeof browserKinds)[number];
  /** Devices that can take its place, by name. */
  readonly devices: ReadonlyMap<string, DeviceProfile>;
  readonly faults: readonly Fault[];
  readonly baudRate: number;
  /** Milliseconds. */
  readonly latency: number;
  readonly seed: number;
  /** Firmware files by name; the first is chosen where nothing is said. */
  readonly files: ReadonlyMap<string, Bytes>;
  readonly script: readonly Act[];
}

export type SimulatedEvent =
  | { readonly type: 'step'; readonly at: number; readonly step: number; readonly state: string }
  /** Another state of the same step. */
  | { readonly type: 'state'; readonly at: number; readonly step: number; readonly state: string }
  | { readonly type: 'progress'; readonly at: number; readonly percent: number; readonly progress: Progress }
  | { readonly type: 'log'; readonly entry: LogEntry };

export type Failure = NonNullable<UpgradeSnapshot['context']['failure']>;

/** What a visitor is told, and what of the device with it. */
export interface Told extends Failure {
  readonly device: DeviceWord['says'];
}

export interface Run {
  /** Where the page is at the end. */
  readonly state: string;
  /** Every step that was come to, in order. */
  readonly steps: readonly number[];
  /** What the visitor was told, in order. */
  readonly told: readonly Told[];
  /** What the page says at the end. */
  readonly failure: Failure | null;
  /** What may be said of the device at the end. */
  readonly device: DeviceWord['says'];
  /** What the device runs at the end. */
  readonly version: string;
  /** Milliseconds of simulated time. */
  readonly ms: number;
  /** Bytes per second of the last whole transfer. */
  readonly rate: number | null;
  /** What the line ran at in it; it may have been raised. */
  readonly baudRate: number;
  /** Acts whose moment never came, and commands that could not be done. */
  readonly left: readonly Act[];
  readonly undone: readonly Undone[];
}

/** Runs the real machine and the real protocol to where the visitor leaves. */
export async function runUpgrade(
  { files, profile, script, browser: kind, ...setting }: Setting,
  watch: (event: SimulatedEvent) => void = () => {},
): Promise<Run> {
  const transfer = new TransferRate();
  const { upgrade, browser, clock, line, plugBeside, simulation } = simulatedUpgrade({
    ...setting,
    profile,
    hasWebSerial: kind !== 'without-web-serial',
    observe(entry) {
      // What the device holds already is not sent again.
      if (entry.event === 'accepted') transfer.begin(entry.at, simulation.device.received);
      if (entry.event === 'transferred') {
        transfer.end(entry.at, actor.getSnapshot().context.image?.payload.length ?? 0);
      }
      watch({ type: 'log', entry });
    },
  });
  const { actor } = upgrade;
  browser.isBlocked = kind === 'blocked-by-policy';
  const { promise, resolve } = Promise.withResolvers<void>();
  const hands = new Hands({
    upgrade,
    browser,
    clock,
    line,
    fileOf: (name) => fileIn(files, name ?? files.keys().next().value ?? ''),
    swap: (name) => simulation.swap(deviceIn(setting.devices, name)),
    plugBeside: (name) => plugBeside(deviceIn(setting.devices, name)),
    power: (isOn) => simulation.power(isOn),
    leave: resolve,
  });
  const visitor = new Visitor(script);
  const steps: number[] = [];
  const told: Told[] = [];
  let lastFailure: Failure | null = null;
  let lastProgress: Progress | null = null;
  let seen = '';
  let cancelTimeout: (() => void) | null = null;
  actor.subscribe((snapshot) => {
    const at = clock.now();
    const { failure, progress, step } = snapshot.context;
    const state = stateOf(snapshot.value);
    if (step !== steps.at(-1)) {
      steps.push(step);
      watch({ type: 'step', at, step, state });
    } else if (state !== seen) watch({ type: 'state', at, step, state });
    seen = state;
    if (progress !== null && progress !== lastProgress) {
      watch({ type: 'progress', at, percent: percentOf(snapshot) ?? 0, progress });
    }
    lastProgress = progress;
    if (failure !== null && failure !== lastFailure) {
      told.push({ ...failure, device: deviceWord(snapshot.context).says });
      lastFailure = failure;
    }
    cancelTimeout?.();
    cancelTimeout = clock.after(timeoutMs, resolve);
    const act = visitor.next(snapshot);
    if (act !== null) hands.do(act);
  });
  upgrade.start();
  await clock.run(promise);
  const end = actor.getSnapshot();
  actor.stop();
  return {
    state: stateOf(end.value),
    steps,
    told,
    failure: end.context.failure,
    device: deviceWord(end.context).says,
    version: versionText(simulation.device.version),
    ms: Math.round(clock.now()),
    rate: transfer.rate,
    baudRate: end.context.progress?.baudRate ?? setting.baudRate,
    left: visitor.left,
    undone: hands.undone,
  };
}

function deviceIn(devices: Setting['devices'], name: string): DeviceProfile {
  const device = devices.get(name);
  if (device === undefined) throw new Error(`There is no device "${name}".`);
  return device;
}

function fileIn(files: Setting['files'], name: string): FirmwareSource {
  return {
    name,
    read: async () => {
      const bytes = files.get(name);
      if (bytes === undefined) throw new Error(`There is no file "${name}" to choose.`);
      return bytes;
    },
  };
}
