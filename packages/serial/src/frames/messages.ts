import { type Bytes, concat, readText, textField, viewOf } from '../bytes.ts';
import { readVersion, type Version, writeVersion } from '../version.ts';

/** What host and device say to each other; the replies have the high bit. */
export const messages = {
  hello: 0x01,
  info: 0x81,
  begin: 0x02,
  ready: 0x82,
  reject: 0x8f,
  verify: 0x03,
  result: 0x83,
  reboot: 0x04,
  data: 0x10,
  ack: 0x90,
} as const;

export const protocolVersion = 1;

/** Bits of `DeviceInfo.caps`. Every device takes YMODEM-1K. */
export const windowedCapability = 0b10;

/** What a device says of itself. */
export interface DeviceInfo {
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
  readonly serial: string;
}

const infoLength = 54;

export function encodeInfo(info: DeviceInfo): Bytes {
  const bytes = new Uint8Array(infoLength);
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
  return bytes;
}

/** Null where these bytes are no such message. */
export function decodeInfo(bytes: Bytes): DeviceInfo | null {
  if (bytes.length !== infoLength) return null;
  const view = viewOf(bytes);
  return {
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
  };
}

/** How the device finds what it holds: good, not all there yet, or not what the header says. */
export type VerifyStatus = 'good' | 'incomplete' | 'damaged';

const statuses = ['good', 'incomplete', 'damaged'] as const;

export interface VerifyResult {
  readonly status: VerifyStatus;
  /** SHA-256 of all bytes the device holds of the payload. */
  readonly sha256: Bytes;
}

export function encodeResult({ status, sha256 }: VerifyResult): Bytes {
  return concat(Uint8Array.of(statuses.indexOf(status)), sha256);
}

export function decodeResult(bytes: Bytes): VerifyResult | null {
  const status = statuses[bytes[0] ?? statuses.length];
  return bytes.length === 33 && status !== undefined ? { status, sha256: bytes.slice(1) } : null;
}

export function encodeData(offset: number, bytes: Uint8Array): Bytes {
  return concat(encodeOffset(offset), bytes);
}

export function decodeData(payload: Bytes): { offset: number; bytes: Bytes } | null {
  if (payload.length <= 4) return null;
  return { offset: viewOf(payload).getUint32(0, true), bytes: payload.slice(4) };
}

export function encodeOffset(offset: number): Bytes {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, offset, true);
  return bytes;
}

export function decodeOffset(payload: Bytes): number | null {
  return payload.length === 4 ? viewOf(payload).getUint32(0, true) : null;
}
