import { type Bytes, viewOf } from '../bytes.ts';
import { crc16 } from '../checksums/crc16.ts';

/** Bytes that YMODEM speaks with. */
export const control = { soh: 0x01, stx: 0x02, eot: 0x04, ack: 0x06, nak: 0x15, can: 0x18, c: 0x43 } as const;

/** Ends a transfer, whatever the other end is at. In windowed mode it is noise, and silence ends that. */
export const cancelling = new Uint8Array(8).fill(control.can);

export const shortBlock = 128;
export const longBlock = 1024;

/** Bytes of a packet beside its block: start, number twice, CRC-16. */
export const packetOverhead = 5;

/** What fills up the last block; its end is known from the size in block 0. */
const filler = 0x1a;

/** A packet with as much of the block as is given, filled up. */
export function encodePacket(number: number, content: Uint8Array, fill: number = filler): Bytes {
  const size = content.length > shortBlock ? longBlock : shortBlock;
  const packet = new Uint8Array(size + packetOverhead).fill(fill);
  packet.set([size === longBlock ? control.stx : control.soh, number & 0xff, ~number & 0xff]);
  packet.set(content, 3);
  viewOf(packet).setUint16(size + 3, crc16(packet.subarray(3, size + 3)));
  return packet;
}

/** Block 0: name and size of the file. Without a file, the block that ends the batch. */
export function encodeFileBlock(file: { name: string; size: number } | null): Bytes {
  const text = file === null ? '' : `${file.name}\0${file.size} 0 0 0`;
  return encodePacket(0, new TextEncoder().encode(text), 0);
}

/** Null for the block that ends the batch; `broken` where no size can be read. */
export function decodeFileBlock(block: Uint8Array): { name: string; size: number } | null | 'broken' {
  if (block[0] === 0) return null;
  const [name = '', rest = ''] = new TextDecoder().decode(block).split('\0');
  const size = /^\d{1,10}/.exec(rest)?.[0];
  return size === undefined ? 'broken' : { name, size: Number(size) };
}
