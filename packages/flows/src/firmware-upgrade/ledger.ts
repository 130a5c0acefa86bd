import { type DeviceInfo, type Proof, versionText } from '@payload/serial';

/** What was done to one device, and seen of it, since it was first shown or has last proven an upgrade. */
export interface DeviceRecord {
  readonly model: string;
  /** Empty where the device has none. */
  readonly serial: string;
  /** What it said last to be running, such as `1.2.0`. */
  readonly version: string;
  /** What it said to be running before it was written last; null where it was not written. */
  readonly before: string | null;
  /** How many BEGINs it has accepted. */
  readonly begins: number;
  /** How many BEGINs it may have accepted: they went out, and no answer was heard. */
  readonly unanswered: number;
  /** Bytes it has acknowledged since the last BEGIN. */
  readonly acknowledged: number;
  /** Whether it has found what it holds to be the file. It is told to restart in the same moment. */
  readonly isVerified: boolean;
  /** How sure it is that it runs the file; null until it has come back with it. */
  readonly proof: Proof | null;
}

/** One record for each serial number; that of the device which was written last comes last. */
export type Ledger = readonly DeviceRecord[];

/** More than one workshop has under way at a time. */
const maxRecords = 20;

type Device = Pick<DeviceInfo, 'model' | 'serial' | 'version'>;

export function recordOf(ledger: Ledger, serial: string): DeviceRecord | null {
  return ledger.find((each) => each.serial === serial) ?? null;
}

/** What another version of the page has left may look otherwise. */
export function isRecord(value: unknown): value is DeviceRecord {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  return (
    ['model', 'serial', 'version'].every((name) => typeof fields[name] === 'string') &&
    ['begins', 'unanswered', 'acknowledged'].every((name) => typeof fields[name] === 'number') &&
    typeof fields['isVerified'] === 'boolean' &&
    ['before', 'proof'].every((name) => fields[name] === null || typeof fields[name] === 'string')
  );
}

/** Whether something may have been written to the device. */
export function isTouched({ begins, unanswered }: DeviceRecord): boolean {
  return begins + unanswered > 0;
}

/** Whether it was to be upgraded and has not shown that it is. */
export function isUnfinished(record: DeviceRecord): boolean {
  return isTouched(record) && record.proof === null;
}

/** The device says who it is. What it has proven is over with that: whatever comes is another upgrade. */
export function shown(ledger: Ledger, device: Device): Ledger {
  const before = recordOf(ledger, device.serial);
  if (before === null || before.proof !== null) return withLast(ledger, fresh(device));
  return changed(ledger, device, { version: versionText(device.version), isVerified: false });
}

/** BEGIN goes out to it. */
export function asked(ledger: Ledger, device: Device): Ledger {
  const before = recordOf(ledger, device.serial) ?? fresh(device);
  return withLast(ledger, {
    ...before,
    before: before.version,
    unanswered: before.unanswered + 1,
    acknowledged: 0,
    isVerified: false,
    proof: null,
  });
}

/** It has accepted BEGIN: from now on it may be half written. */
export function accepted(ledger: Ledger, device: Device): Ledger {
  return answered(ledger, device, 1);
}

/** It has refused BEGIN, and is as it was before that. */
export function refused(ledger: Ledger, device: Device): Ledger {
  return answered(ledger, device, 0);
}

/** It has acknowledged, verified or come back with what was sent. */
export function changed(
  ledger: Ledger,
  { serial }: Pick<Device, 'serial'>,
  change: Partial<Pick<DeviceRecord, 'acknowledged' | 'isVerified' | 'proof' | 'version'>>,
): Ledger {
  return ledger.map((each) => (each.serial === serial ? { ...each, ...change } : each));
}

function answered(ledger: Ledger, { serial }: Device, begins: 0 | 1): Ledger {
  return ledger.map((each) =>
    each.serial === serial && each.unanswered > 0
      ? { ...each, unanswered: each.unanswered - 1, begins: each.begins + begins }
      : each,
  );
}

function fresh({ model, serial, version }: Device): DeviceRecord {
  return {
    model,
    serial,
    version: versionText(version),
    before: null,
    begins: 0,
    unanswered: 0,
    acknowledged: 0,
    isVerified: false,
    proof: null,
  };
}

function withLast(ledger: Ledger, record: DeviceRecord): Ledger {
  return [...ledger.filter(({ serial }) => serial !== record.serial), record].slice(-maxRecords);
}
