import type { ProtocolVersion, UpgradableModel, Version } from '@payload/serial';
import { developmentKey, signImage } from '@payload/serial/signing';
import { type DeviceProfile, inProtocol, parseFault, profiles } from '@payload/serial/simulator';
import { type EventFrom, waitFor } from 'xstate';
import type { FailureCounts } from '../context.ts';
import type { FirmwareSource } from '../firmware-source.ts';
import type { firmwareUpgradeMachine } from '../machine.ts';
import { noMemory } from '../memory.ts';
import { percentOf } from '../percent.ts';
import { simulatedUpgrade } from '../simulated-upgrade.ts';

type WorldOptions = Parameters<typeof simulatedUpgrade>[0];

interface RigOptions {
  readonly model?: UpgradableModel;
  readonly faults?: readonly string[];
  readonly protocol?: ProtocolVersion;
  /** The rate the device can be asked to go on at. */
  readonly maxBaud?: number;
  /** What the device runs at first. */
  readonly version?: Version;
  /** Counts of an earlier visit. */
  readonly failures?: FailureCounts;
  /** What is otherwise about the page. */
  readonly page?: Pick<WorldOptions, 'memory' | 'guardWriting' | 'blockReload' | 'loadSession' | 'line'>;
}

/** A device of the model, with what is said of it besides. */
function profileOf(
  { model = 'S3MINI', protocol = 2, version, maxBaud }: RigOptions,
  serial?: string,
): DeviceProfile {
  const profile = inProtocol(profiles[model], protocol);
  return {
    ...profile,
    info: {
      ...profile.info,
      version: version ?? profile.info.version,
      maxBaud: maxBaud ?? profile.info.maxBaud,
      serial: serial ?? profile.info.serial,
    },
  };
}

/** A firmware file that the simulated device takes, unless the version or the model says otherwise. */
export async function firmwareFile(
  model: string,
  version: Version = { major: 3, minor: 1, patch: 7 },
): Promise<FirmwareSource> {
  const payload = Uint8Array.from({ length: 30_000 }, (_, index) => (version.major + index * 31) & 0xff);
  const description = { model, hardwareMin: 1, hardwareMax: 9, version, securityCounter: 9, buildTime: 0 };
  const bytes = await signImage(description, payload, developmentKey);
  return { name: `${model}.ufw`, read: () => Promise.resolve(bytes) };
}

/** A simulated upgrade as tests go through it. */
export function rig(options: RigOptions = {}) {
  const { failures } = options;
  const { upgrade, clock, line, plugBeside, simulation } = simulatedUpgrade({
    profile: profileOf(options),
    faults: (options.faults ?? []).map(parseFault),
    baudRate: 115_200,
    latency: 1,
    seed: 1,
    ...(failures ? { memory: { ...noMemory, failures: () => failures } } : {}),
    ...options.page,
  });
  const { actor } = upgrade;
  const steps: number[] = [];
  const percents: number[] = [];
  const states: string[] = [];
  const waits: string[] = [];
  actor.subscribe((snapshot) => {
    const percent = percentOf(snapshot);
    if (percent !== null && percent !== percents.at(-1)) percents.push(percent);
    const { step, waiting } = snapshot.context;
    if (waiting !== null && waiting.work !== waits.at(-1)) waits.push(waiting.work);
    if (step !== steps.at(-1)) steps.push(step);
    const state = JSON.stringify(snapshot.value);
    if (state !== states.at(-1)) states.push(state);
  });
  upgrade.start();
  const send = (event: EventFrom<typeof firmwareUpgradeMachine>) => actor.send(event);
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    clock.run(waitFor(actor, (snapshot) => snapshot.matches(state)));
  return {
    upgrade,
    choosePort: upgrade.choosePort,
    clock,
    /** Plugs another device of the model in beside the first, and gives its port. */
    plugBeside: (serial: string) => plugBeside(profileOf(options, serial)).port,
    device: () => simulation.device,
    line,
    percents,
    /** How often a transfer was begun. */
    sends: () => states.filter((state) => state.includes('"sending"')).length,
    /** Puts another device of the model behind the adapter. */
    swap: (serial: string, other: Omit<RigOptions, 'model'> = {}) =>
      simulation.swap(profileOf({ ...options, ...other }, serial), (other.faults ?? []).map(parseFault)),
    send,
    steps,
    until,
    /** What the device was waited for, in order. */
    waits,
    /** What the log says, in order. */
    log: () => upgrade.journal.getSnapshot().context.log.map(({ event }) => event),
    see: () => actor.getSnapshot().context,
    at: () => actor.getSnapshot().value,
    /** As a visitor goes who does everything right: to the moment before anything is sent. */
    prepare: async (file: FirmwareSource, { confirming = false } = {}) => {
      await upgrade.choosePort();
      await until({ connected: 'choosingFile' });
      send({ type: 'fileChosen', file });
      if (confirming) {
        await until({ connected: 'confirming' });
        send({ type: 'confirm' });
      }
      await until({ connected: 'ready' });
    },
  };
}
