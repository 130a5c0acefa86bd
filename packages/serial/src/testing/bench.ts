import type { Bytes } from '../bytes.ts';
import type { ProtocolVersion } from '../frames/device-info.ts';
import type { FirmwareImage } from '../image/format.ts';
import { developmentKeyring } from '../image/keys.ts';
import { developmentKey, type ImageDescription, signImage } from '../image/signing.ts';
import { ufw1 } from '../image/ufw1.ts';
import { type UpgradableModel, upgradableModels } from '../models.ts';
import { randomBytes, randomFrom } from '../random.ts';
import type { LogEntry, Progress, Waiting } from '../session/log.ts';
import { PayloadProtocol } from '../session/payload-protocol.ts';
import { Session } from '../session/session.ts';
import type { Fault } from '../simulator/faults.ts';
import { type DeviceProfile, inProtocol, profiles } from '../simulator/profiles.ts';
import { Simulation } from '../simulator/simulation.ts';
import { VirtualClock } from '../simulator/virtual-clock.ts';

/** What both simulated devices take, and what is newer than what they run. */
export const description = (model: string): ImageDescription => ({
  model,
  hardwareMin: 1,
  hardwareMax: 4,
  version: { major: 3, minor: 1, patch: 7 },
  securityCounter: 2,
  buildTime: 1_760_000_000,
});

export function payloadOf(size: number, seed = 1): Bytes {
  return randomBytes(size, randomFrom(seed));
}

export function firmwareFile(model: string, size: number, seed = 1): Promise<Bytes> {
  return signImage(description(model), payloadOf(size, seed), developmentKey);
}

export async function firmware(model: UpgradableModel, size: number, seed = 1): Promise<FirmwareImage> {
  return ufw1(developmentKeyring).read(await firmwareFile(model, size, seed), {
    ...profiles[model].info,
  });
}

interface BenchOptions {
  readonly model?: UpgradableModel;
  readonly faults?: readonly Fault[];
  readonly seed?: number;
  readonly latency?: number;
  readonly baudRate?: number;
  readonly protocol?: ProtocolVersion;
  /** What the device can be asked to go on at. */
  readonly maxBaud?: number;
  /** How often the device has started. */
  readonly bootCount?: number;
  /** What the device runs already. */
  readonly running?: FirmwareImage;
}

export type Bench = ReturnType<typeof bench>;

/** A simulated device, its line and a session on it, in a time of their own. */
export function bench({
  model = 'S3MINI',
  faults = [],
  seed = 1,
  latency = 1,
  baudRate = 115_200,
  protocol = 2,
  maxBaud,
  bootCount,
  running,
}: BenchOptions = {}) {
  const clock = new VirtualClock();
  const log: LogEntry[] = [];
  const progress: (Progress & { at: number })[] = [];
  const waits: (Waiting | null)[] = [];
  const profile = {
    ...profileOf(model, { protocol, maxBaud, running }),
    ...(bootCount === undefined ? {} : { bootCount }),
  };
  const simulation = new Simulation({
    clock,
    profile,
    keyring: developmentKeyring,
    latency,
    faults,
    seed,
  });
  const { line, device, hostClock } = simulation;
  const slowDevices = new Set<string>();
  const sessionOn = () =>
    new Session({
      transport: line,
      protocol: new PayloadProtocol(hostClock, { random: seededNonces(seed) }),
      clock: hostClock,
      baudRate,
      models: upgradableModels,
      observe: (entry) => void log.push(entry),
      onWaiting: (waiting) => void waits.push(waiting),
      slowDevices,
    });
  const session = sessionOn();
  const send = async (image: FirmwareImage) => {
    await session.send(image, (each) => void progress.push({ ...each, at: clock.now() }));
    await session.verify(image);
  };
  return {
    clock,
    log,
    progress,
    waits,
    session,
    line,
    device,
    /** Puts another device of the model in its place, and gives that. */
    swap: (serial: string) => {
      simulation.swap({ ...profile, info: { ...profile.info, serial } });
      return simulation.device;
    },
    /** Sends and verifies. */
    send: (image: FirmwareImage) => clock.run(send(image)),
    connect: () =>
      clock.run(
        (async () => {
          await session.connect();
          return session.identify();
        })(),
      ),
    /** The whole of it. */
    upgrade: (image: FirmwareImage) =>
      clock.run(
        (async () => {
          await session.connect();
          await session.identify();
          await send(image);
          return session.restart(image);
        })(),
      ),
    close: () => clock.run(session.close()),
    /** Another session on the same line, which knows what the first has learnt of its devices. */
    again: sessionOn,
  };
}

function profileOf(
  model: UpgradableModel,
  {
    protocol,
    maxBaud,
    running,
  }: {
    protocol: ProtocolVersion;
    maxBaud: number | undefined;
    running: FirmwareImage | undefined;
  },
): DeviceProfile {
  const { info, ...profile } = inProtocol(profiles[model], protocol);
  return {
    ...profile,
    info: { ...info, maxBaud: maxBaud ?? info.maxBaud, version: running?.version ?? info.version },
    ...(running === undefined ? {} : { imageSha256: running.sha256 }),
  };
}

function seededNonces(seed: number): (length: number) => Bytes {
  const random = randomFrom(seed);
  return (length) => randomBytes(length, random);
}
