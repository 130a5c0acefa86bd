import { type Bytes, concat, viewOf } from '../bytes.ts';

/** What host and device say to each other; the replies have the high bit. INFO is in device-info.ts. */
export const messages = {
  hello: 0x01,
  info: 0x81,
  begin: 0x02,
  ready: 0x82,
  reject: 0x8f,
  verify: 0x03,
  result: 0x83,
  busy: 0x84,
  reboot: 0x04,
  baud: 0x05,
  baudReady: 0x85,
  data: 0x10,
  ack: 0x90,
} as const;

/** Bytes of the nonce in VERIFY. */
export const nonceLength = 16;

/** How the device finds what it holds: good, not all there yet, or not what the header says. */
export type VerifyStatus = 'good' | 'incomplete' | 'damaged';

const statuses = ['good', 'incomplete', 'damaged'] as const;

export interface VerifyResult {
  readonly status: VerifyStatus;
  /** SHA-256 of the nonce, where one was given, followed by all bytes the device holds of the payload. */
  readonly sha256: Bytes;
}

export function encodeResult({ status, sha256 }: VerifyResult): Bytes {
  return concat(Uint8Array.of(statuses.indexOf(status)), sha256);
}

export function decodeResult(bytes: Bytes): VerifyResult | null {
  const status = statuses[bytes[0] ?? statuses.length];
  return bytes.length === 33 && status !== undefined ? { status, sha256: bytes.slice(1) } : null;
}

/** BUSY: how many milliseconds more the device wants, to 65535. */
export function encodeBusy(ms: number): Bytes {
  const bytes = new Uint8Array(2);
  viewOf(bytes).setUint16(0, ms, true);
  return bytes;
}

export function decodeBusy(payload: Bytes): number | null {
  return payload.length === 2 ? viewOf(payload).getUint16(0, true) : null;
}

export function encodeData(offset: number, bytes: Uint8Array): Bytes {
  return concat(encodeU32(offset), bytes);
}

export function decodeData(payload: Bytes): { offset: number; bytes: Bytes } | null {
  if (payload.length <= 4) return null;
  return { offset: viewOf(payload).getUint32(0, true), bytes: payload.slice(4) };
}

/** The offset in an ACK, and the rate in BAUD. */
export function encodeU32(number: number): Bytes {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, number, true);
  return bytes;
}

export function decodeU32(payload: Bytes): number | null {
  return payload.length === 4 ? viewOf(payload).getUint32(0, true) : null;
}
