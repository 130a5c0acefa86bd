import { percentOf, type Upgrade } from '@payload/flows/firmware-upgrade';
import { simulatedUpgrade } from '@payload/flows/firmware-upgrade/simulated';
import { invariants } from '@payload/flows/invariants';
import {
  type LogEntry,
  type ProtocolVersion,
  SerialError,
  type UpgradableModel,
  upgradableModels,
} from '@payload/serial';
import { FaultSyntaxError, inProtocol, parseFault, profiles } from '@payload/serial/simulator';
import type { EventLogEntry } from '@payload/ui/EventLog';
import type { Bench, Sample, Setup } from '../bench/samples.ts';
import { isFields } from '../bench/session.ts';
import { firmwareSamples } from './firmware-samples.ts';
import { pace } from './pace.ts';
import { scenarioOf } from './scenario-of.ts';
import { upgradeMoves, worldsFor } from './upgrade-moves.ts';

/** The simulated world, as it is set up before anything is plugged in. */
export interface World {
  readonly model: UpgradableModel;
  readonly protocol: ProtocolVersion;
  readonly baudRate: number;
  /** Milliseconds of the adapter's timer. */
  readonly latency: number;
  /** As `parseFault` reads them. */
  readonly faults: readonly string[];
}

export const firstWorld: World = { model: 'S3MINI', protocol: 2, baudRate: 115_200, latency: 1, faults: [] };

type UpgradeSample = Sample<Parameters<Upgrade['send']>[0]>;

const plain: readonly UpgradeSample[] = [
  { event: { type: 'continue' } },
  { event: { type: 'confirm' } },
  { event: { type: 'decline' } },
  { event: { type: 'send' } },
  { event: { type: 'repair' } },
  { event: { type: 'stop' } },
  { event: { type: 'retry' } },
  { event: { type: 'startAgain' } },
];

const refusals: readonly UpgradeSample[] = (['no-port-selected', 'policy-blocked'] as const).map((code) => ({
  event: { type: 'portRefused', error: new SerialError(code, 'The browser gave no port.') },
  detail: code,
  id: `portRefused ${code}`,
}));

const tones: Partial<Record<LogEntry['event'], EventLogEntry['tone']>> = {
  failed: 'critical',
  repeated: 'caution',
};

const nobodyListens = (_text: string, _tone?: EventLogEntry['tone']) => {};

/** The upgrade on the real protocol, with a simulated device plugged in. */
function begin(world: World): Setup {
  const { model, protocol, faults, ...line } = world;
  let log = nobodyListens;
  const {
    upgrade: { actor, start },
    browser,
    clock,
    line: cable,
  } = simulatedUpgrade({
    ...line,
    profile: inProtocol(profiles[model], protocol),
    faults: faults.map(parseFault),
    seed: 1,
    observe: ({ event, detail }) => log(detail === '' ? event : `${event} · ${detail}`, tones[event]),
  });
  const files: readonly UpgradeSample[] = [
    ...firmwareSamples(model).map(({ id, file }) => ({
      // The simulated time waits until the file is made, however long the real one takes.
      event: {
        type: 'fileChosen' as const,
        file: { ...file, read: () => clock.during(file.read()) },
      },
      detail: file.name,
      id,
    })),
    { event: { type: 'fileChosen', file: null }, detail: 'null' },
  ];
  // The port also goes and comes by itself: by a fault, or while the device restarts.
  let wasPresent = true;
  const time = pace(clock, () => {
    if (cable.isPresent === wasPresent) return;
    wasPresent = cable.isPresent;
    log(wasPresent ? 'the port is there' : 'the port is gone', wasPresent ? 'info' : 'caution');
  });
  return {
    actor,
    // As on the page, a device that is back is found by itself.
    start,
    invariants: invariants.firmwareUpgrade,
    now: () => clock.now(),
    time,
    search: {
      moves: upgradeMoves(world),
      key: ({ file, info, image, consent }) => [file, info?.version, image?.version, consent],
    },
    scenario: (recorded) => scenarioOf(world, recorded),
    hear: (tell) => {
      log = tell;
    },
    progress: () => {
      const snapshot = actor.getSnapshot();
      const { progress, failure } = snapshot.context;
      const percent = percentOf(snapshot);
      return progress === null || percent === null
        ? null
        : { ...progress, percent, hasFailed: failure !== null };
    },
    world: [
      {
        id: 'plugged',
        isOn: () => cable.isPresent,
        set: (on) => (on ? cable.plug() : cable.unplug()),
      },
    ],
    samples: () => [
      // An empty chooser can only be closed.
      ...(cable.isPresent
        ? (['portChosen', 'portFound'] as const).map(
            (type): UpgradeSample => ({ event: { type, port: browser.port }, id: type }),
          )
        : []),
      ...plain,
      ...files,
      ...refusals,
    ],
  };
}

function isModel(value: unknown): value is UpgradableModel {
  return upgradableModels.some((model) => model === value);
}

function isFault(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    parseFault(value);
    return true;
  } catch (problem) {
    if (problem instanceof FaultSyntaxError) return false;
    throw problem;
  }
}

function readWorld(value: unknown): World | null {
  if (!isFields(value)) return null;
  const { model, protocol, baudRate, latency, faults } = value;
  const isWhole =
    isModel(model) &&
    (protocol === 1 || protocol === 2) &&
    typeof baudRate === 'number' &&
    typeof latency === 'number' &&
    Array.isArray(faults) &&
    faults.every(isFault);
  return isWhole ? { model, protocol, baudRate, latency, faults } : null;
}

export const firmwareUpgradeBench: Bench<World> = { begin, readSettings: readWorld, variants: worldsFor };
