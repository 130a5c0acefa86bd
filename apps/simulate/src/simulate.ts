import { firmwareUpgradeMachine, percentOf, sessionActors } from '@payload/flows/firmware-upgrade';
import {
  type Bytes,
  developmentKeyring,
  type LogEntry,
  PayloadProtocol,
  type Progress,
  Session,
  ufw1,
  upgradableModels,
  versionText,
} from '@payload/serial';
import { profiles, Simulation, VirtualClock } from '@payload/serial/simulator';
import { createActor, type SnapshotFrom } from 'xstate';
import type { SimulateOptions } from './options.ts';
import { TransferRate } from './transfer-rate.ts';
import { Visitor } from './visitor.ts';

/** Bytes of a firmware file that are sent ahead as a message. */
const headerLength = 256;

export type SimulatedEvent =
  | { readonly type: 'step'; readonly at: number; readonly step: number; readonly state: string }
  | { readonly type: 'progress'; readonly at: number; readonly percent: number; readonly progress: Progress }
  | { readonly type: 'log'; readonly entry: LogEntry };

export interface Outcome {
  /** Whether the device runs the new firmware. */
  readonly ok: boolean;
  /** Every step that was come to, in order. */
  readonly steps: readonly number[];
  /** Of the failure at the end: code of the error, key of the sentence (null where the page has help of its own). */
  readonly code: string | null;
  readonly key: NonNullable<SnapshotFrom<typeof firmwareUpgradeMachine>['context']['failure']>['key'];
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
  const clock = new VirtualClock();
  const profile = profiles[model];
  const { line, device } = new Simulation({
    clock,
    profile,
    keyring: developmentKeyring,
    latency,
    faults,
    seed,
  });
  const transfer = new TransferRate();
  const observe = (entry: LogEntry) => {
    // What the device holds already is not sent again.
    if (entry.event === 'accepted') transfer.begin(entry.at, device.received);
    if (entry.event === 'transferred') transfer.end(entry.at, file.length - headerLength);
    watch({ type: 'log', entry });
  };
  const format = ufw1(developmentKeyring);
  const actors = sessionActors({
    sessionOn: () =>
      new Session({
        transport: line,
        protocol: new PayloadProtocol(clock),
        clock,
        baudRate,
        models: upgradableModels,
        observe,
      }),
    format: { read: (bytes, target) => clock.during(format.read(bytes, target)) },
    bytesOf: () => Promise.resolve(file),
  });
  const actor = createActor(firmwareUpgradeMachine.provide({ actors }), {
    clock: {
      setTimeout: (callback, ms) => clock.after(ms, callback),
      clearTimeout: (cancel: () => void) => cancel(),
    },
  });

  const steps: number[] = [];
  let shown: Progress | null = null;
  const visitor = new Visitor(options, { plugIn: () => line.plug() });
  const { promise, resolve } = Promise.withResolvers<void>();
  actor.subscribe((snapshot) => {
    const at = clock.now();
    const step = Object.values(snapshot.getMeta())[0]?.step;
    if (step !== undefined && step !== steps.at(-1)) {
      steps.push(step);
      watch({ type: 'step', at, step, state: stateOf(snapshot.value) });
    }
    const { progress } = snapshot.context;
    if (progress !== null && progress !== shown) {
      watch({ type: 'progress', at, percent: percentOf(snapshot) ?? 0, progress });
    }
    shown = progress;
    const act = visitor.next(snapshot);
    if (act === 'leave') resolve();
    // After the machine has come to rest.
    else if (act !== null) queueMicrotask(() => actor.send(act));
  });
  actor.start();
  await clock.run(promise);
  const end = actor.getSnapshot();
  actor.stop();

  const { failure } = end.context;
  const { rate } = transfer;
  return {
    ok: end.matches('complete'),
    steps,
    code: failure?.code ?? null,
    key: failure?.key ?? null,
    version: versionText(device.version),
    ms: Math.round(clock.now()),
    rate,
    share: rate === null ? null : rate / (baudRate / 10),
  };
}

function stateOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(stateOf).join('.') : '';
}
