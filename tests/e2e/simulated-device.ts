/** A simulated device in a process of its own, at real speed; `serial-port.ts` starts it and speaks to it. */
import {
  developmentKeyring,
  type ProtocolVersion,
  systemClock,
  type UpgradableModel,
  type Version,
} from '../../packages/serial/src/index.ts';
import { inProtocol, parseFault, profiles, Simulation } from '../../packages/serial/src/simulator/index.ts';

/** What the device is, as JSON in the process's first argument. */
export interface DeviceOptions {
  readonly model: UpgradableModel;
  readonly faults: readonly string[];
  readonly protocol?: ProtocolVersion;
  /** What it runs at first. */
  readonly version?: Version;
}

export type ToDevice =
  | { readonly type: 'open'; readonly baudRate: number }
  | { readonly type: 'write'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'close' | 'plug' };

/** `opened` answers `open`; `lost` ends what was opened. */
export type FromDevice =
  | { readonly type: 'opened'; readonly ok: boolean }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'lost' };

const { model, faults, protocol = 2, version }: DeviceOptions = JSON.parse(process.argv[2] ?? '');
const profile = inProtocol(profiles[model], protocol);
const { line } = new Simulation({
  clock: systemClock,
  profile: { ...profile, info: { ...profile.info, version: version ?? profile.info.version } },
  keyring: developmentKeyring,
  latency: 1,
  faults: faults.map(parseFault),
  seed: 1,
});

const say = (message: FromDevice) => process.send?.(message);

async function read(): Promise<void> {
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- Bytes come in order.
      say({ type: 'bytes', bytes: await line.read() });
    }
  } catch {
    say({ type: 'lost' });
  }
}

async function open(baudRate: number): Promise<void> {
  try {
    await line.open({ baudRate });
    say({ type: 'opened', ok: true });
    void read();
  } catch {
    say({ type: 'opened', ok: false });
  }
}

process.on('message', (message: ToDevice) => {
  if (message.type === 'open') void open(message.baudRate);
  else if (message.type === 'write') {
    // Into a line that was lost meanwhile: the reader says so.
    line.write(message.bytes).catch(() => {});
  } else if (message.type === 'close') void line.close();
  else line.plug();
});
process.on('disconnect', () => process.exit());
