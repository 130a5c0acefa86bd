import { type Bytes, viewOf } from '../bytes.ts';
import { crc16 } from '../checksums/crc16.ts';

/** `A5 5A | type u8 | seq u8 | length u16 | payload | crc16`, little-endian, the CRC over type to payload. */
export interface Frame {
  readonly type: number;
  /** Chosen by the host; the reply bears the same. */
  readonly seq: number;
  readonly payload: Bytes;
}

export const sync = [0xa5, 0x5a] as const;
export const headLength = 6;
export const longestPayload = 1028;
export const frameOverhead = 8;

export function encodeFrame({ type, seq, payload }: Frame): Bytes {
  if (payload.length > longestPayload) throw new RangeError(`A frame holds ${longestPayload} bytes at most.`);
  const bytes = new Uint8Array(payload.length + frameOverhead);
  const view = viewOf(bytes);
  bytes.set([...sync, type, seq]);
  view.setUint16(4, payload.length, true);
  bytes.set(payload, headLength);
  const end = headLength + payload.length;
  view.setUint16(end, crc16(bytes.subarray(2, end)), true);
  return bytes;
}
