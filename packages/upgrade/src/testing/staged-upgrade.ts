import type { FirmwareSource, Upgrade, UpgradeSnapshot, UpgradeView } from '@payload/flows/firmware-upgrade';
import { baudRate } from '@payload/flows/firmware-upgrade';
import { simulatedUpgrade } from '@payload/flows/firmware-upgrade/simulated';
import { type Bytes, type ProtocolVersion, parseVersion, type UpgradableModel } from '@payload/serial';
import { developmentKey, signImage } from '@payload/serial/signing';
import { type DeviceProfile, inProtocol, parseFault, profiles } from '@payload/serial/simulator';
import { productCodes } from '@payload/view-models/port/devices.ts';
import { waitFor } from 'xstate';

/** When the upgrade of a story begins; what is shown of the time must not change from day to day. */
const begin = Date.UTC(2026, 0, 12, 6, 14, 5);

interface StageOptions {
  readonly model?: UpgradableModel;
  /** As `npm run simulate` takes it. */
  readonly fault?: string | null;
  readonly protocol?: ProtocolVersion;
  readonly isRehearsal?: boolean;
  /** Another tab is at it. */
  readonly isClaimed?: boolean;
  /** What the device runs at first, such as `1.2.0`. @default that of the model's profile */
  readonly version?: string;
  /** @default that of the model's profile */
  readonly serial?: string;
  /** Whether the device is silent once it was unplugged and is back. */
  readonly isMuteAfter?: boolean;
  /** Serial number of another device that is plugged in when the first was unplugged. @default the same device */
  readonly serialAfter?: string;
}

/** An upgrade on the real machine and protocol, whose time stands still where it is looked at. */
export interface StagedUpgrade {
  readonly upgrade: Upgrade;
  readonly choosePort: () => Promise<void>;
  /** Lets time pass until the machine is there. */
  readonly until: (isThere: (snapshot: UpgradeSnapshot) => boolean) => Promise<void>;
  /** What the page shows of it, with times of a day that never changes. */
  readonly view: () => UpgradeView;
  readonly unplug: () => void;
  /** The page finds the device by itself then. */
  readonly plug: () => void;
}

export function stagedUpgrade({
  model = 'S3MINI',
  fault = null,
  protocol = 2,
  isRehearsal = false,
  isClaimed = false,
  version,
  serial,
  isMuteAfter = false,
  serialAfter,
}: StageOptions = {}): StagedUpgrade {
  const profile = profileOf({ model, protocol, version, serial });
  const { upgrade, browser, clock, line, simulation } = simulatedUpgrade({
    profile,
    faults: fault === null ? [] : [parseFault(fault)],
    baudRate,
    latency: 1,
    seed: 1,
    line: { isRehearsal, claim: () => Promise.resolve(!isClaimed), watchPorts: () => () => {} },
    beginsAt: begin,
    browser: () => 'Chrome 150',
  });
  upgrade.start();
  return {
    upgrade,
    choosePort: () => upgrade.choosePort(),
    until: async (isThere) => void (await clock.run(waitFor(upgrade.actor, isThere))),
    view: () => ({
      ...upgrade.journal.getSnapshot().context,
      snapshot: upgrade.actor.getSnapshot(),
    }),
    unplug: () => line.unplug(),
    plug: () => {
      if (isMuteAfter) simulation.swap(profile, [parseFault('mute')]);
      if (serialAfter !== undefined)
        simulation.swap({ ...profile, info: { ...profile.info, serial: serialAfter } });
      line.plug();
      upgrade.send({ type: 'portFound', port: browser.port });
    },
  };
}

/** A device of the model, with what is said of it besides. */
function profileOf({
  model,
  protocol,
  version,
  serial,
}: Required<Pick<StageOptions, 'model' | 'protocol'>> & {
  readonly version: string | undefined;
  readonly serial: string | undefined;
}): DeviceProfile {
  const { info, ...profile } = inProtocol(profiles[model], protocol);
  const parsed = version === undefined ? info.version : parseVersion(version);
  if (!parsed) throw new RangeError(`${version} is no version.`);
  return { ...profile, info: { ...info, version: parsed, serial: serial ?? info.serial } };
}

/** A signed file, as the download centre has them; the payload makes no program. */
export async function stagedFile(
  version = '2.4.1',
  model: UpgradableModel = 'S3MINI',
): Promise<FirmwareSource> {
  const parsed = parseVersion(version);
  if (!parsed) throw new RangeError(`${version} is no version.`);
  const payload: Bytes = Uint8Array.from(
    { length: 64_000 },
    (_, index) => (parsed.minor + index * 31) & 0xff,
  );
  const description = {
    model,
    hardwareMin: 1,
    hardwareMax: 4,
    version: parsed,
    securityCounter: 2,
    buildTime: 1_708_416_000,
  };
  const bytes = await signImage(description, payload, developmentKey);
  return { name: `${productCodes[model]}-${version}.ufw`, read: () => Promise.resolve(bytes) };
}
