import { type Bytes, readText, textField, viewOf } from '../bytes.ts';
import { readVersion, type Version, writeVersion } from '../version.ts';

/** The newest protocol version spoken here; a device answers HELLO with it, or with the newest it knows. */
export const protocolVersion = 2;
export type ProtocolVersion = 1 | 2;

/** What runs in a device; only devices of protocol version 2 can say. */
export interface RunningImage {
  /** SHA-256 of the payload that runs, as it was in its file. */
  readonly imageSha256: Bytes;
  /** Grows by one with each start. */
  readonly bootCount: number;
  /** Whether a verified image waits for the next start. */
  readonly isPending: boolean;
  /** Whether the last start could not take its new image, and went back to the old one. */
  readonly hasSwapFailed: boolean;
}

/** The longest a device may be at something, in milliseconds. */
interface DeviceLimits {
  /** Until BEGIN is answered: it may erase first. */
  readonly beginMs: number;
  /** Until VERIFY is answered: it hashes what it holds. */
  readonly verifyMs: number;
  /** From REBOOT until HELLO is answered again. */
  readonly rebootMs: number;
}

/** What a device says of itself. */
export interface DeviceInfo {
  readonly protocolVersion: ProtocolVersion;
  readonly model: string;
  readonly hardwareRevision: number;
  readonly bootVersion: Version;
  readonly version: Version;
  /** Firmware with a lower one is refused for good. */
  readonly securityCounter: number;
  /** Bytes of the largest payload it can hold. */
  readonly maxImage: number;
  /** Bytes of the largest block it takes. */
  readonly maxBlock: number;
  readonly caps: number;
  /** Bytes it still holds of a transfer that was broken off; only in windowed mode. */
  readonly resumeOffset: number;
  /** Empty where the device has none: what was never written is no number, and proves nothing. */
  readonly serial: string;
  /** Null where the device is of version 1. */
  readonly running: RunningImage | null;
  /** As the device says; of a version 1 device, `assumedLimits`. */
  readonly limits: DeviceLimits;
  /** The rate it can be asked to go on at, in baud; 0 where it cannot be asked. */
  readonly maxBaud: number;
}

/** What a device of version 1 is given, which says no limits: enough to erase and to hash 4 MiB. */
export const assumedLimits: DeviceLimits = { beginMs: 8000, verifyMs: 8000, rebootMs: 15_000 };

const lengthOf: Readonly<Record<ProtocolVersion, number>> = { 1: 54, 2: 101 };
const pendingFlag = 0b01;
const swapFailedFlag = 0b10;

/** INFO in the device's protocol version. What runs is zero where the device does not say. */
export function encodeInfo(info: DeviceInfo): Bytes {
  const bytes = new Uint8Array(lengthOf[info.protocolVersion]);
  const view = viewOf(bytes);
  bytes.set(textField(info.model, 16));
  view.setUint16(16, info.hardwareRevision, true);
  view.setUint32(18, writeVersion(info.bootVersion), true);
  view.setUint32(22, writeVersion(info.version), true);
  view.setUint32(26, info.securityCounter, true);
  view.setUint32(30, info.maxImage, true);
  view.setUint16(34, info.maxBlock, true);
  view.setUint16(36, info.caps, true);
  view.setUint32(38, info.resumeOffset, true);
  bytes.set(textField(info.serial, 12), 42);
  if (info.protocolVersion === 1 || info.running === null) return bytes;
  const { imageSha256, bootCount, isPending, hasSwapFailed } = info.running;
  bytes.set(imageSha256, 54);
  view.setUint32(86, bootCount, true);
  view.setUint8(90, (isPending ? pendingFlag : 0) | (hasSwapFailed ? swapFailedFlag : 0));
  view.setUint16(91, info.limits.beginMs, true);
  view.setUint16(93, info.limits.verifyMs, true);
  view.setUint16(95, info.limits.rebootMs, true);
  view.setUint32(97, info.maxBaud, true);
  return bytes;
}

/**
 * INFO of either version, told apart by its length; what a later version says more is passed over. Null where these bytes are no
 * such message.
 */
export function decodeInfo(bytes: Bytes): DeviceInfo | null {
  const version = ([2, 1] as const).find((each) => bytes.length >= lengthOf[each]);
  if (version === undefined) return null;
  const view = viewOf(bytes);
  return {
    protocolVersion: version,
    model: readText(bytes.subarray(0, 16)),
    hardwareRevision: view.getUint16(16, true),
    bootVersion: readVersion(view.getUint32(18, true)),
    version: readVersion(view.getUint32(22, true)),
    securityCounter: view.getUint32(26, true),
    maxImage: view.getUint32(30, true),
    maxBlock: view.getUint16(34, true),
    caps: view.getUint16(36, true),
    resumeOffset: view.getUint32(38, true),
    serial: readText(bytes.subarray(42, 54)),
    ...(version === 1 ? { running: null, limits: assumedLimits, maxBaud: 0 } : decodeGrown(bytes, view)),
  };
}

/** What version 2 says more. */
function decodeGrown(bytes: Bytes, view: DataView): Pick<DeviceInfo, 'running' | 'limits' | 'maxBaud'> {
  const flags = view.getUint8(90);
  return {
    running: {
      imageSha256: bytes.slice(54, 86),
      bootCount: view.getUint32(86, true),
      isPending: (flags & pendingFlag) !== 0,
      hasSwapFailed: (flags & swapFailedFlag) !== 0,
    },
    limits: {
      beginMs: view.getUint16(91, true),
      verifyMs: view.getUint16(93, true),
      rebootMs: view.getUint16(95, true),
    },
    maxBaud: view.getUint32(97, true),
  };
}
