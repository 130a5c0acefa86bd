import { type Bytes, concat, viewOf } from '../bytes.ts';
import { crc16 } from '../checksums/crc16.ts';
import { type Frame, frameOverhead, headLength, longestPayload, sync } from './frame.ts';

/** Finds frames among bytes, however they are cut. What is no frame is passed over and counted. */
export class FrameReader {
  #bytes: Bytes = new Uint8Array();
  #discarded = 0;

  /** Bytes that belonged to no frame. */
  get discarded(): number {
    return this.#discarded;
  }

  /** Whether it is in the midst of what may become a frame. */
  get isPartial(): boolean {
    return this.#bytes.length > 0;
  }

  push(bytes: Uint8Array): Frame[] {
    this.#bytes = concat(this.#bytes, bytes);
    const frames: Frame[] = [];
    for (;;) {
      this.#toSync();
      const found = this.#next();
      if (found === 'incomplete') return frames;
      // A broken length may have swallowed a good frame: look again right behind the false beginning.
      if (found === 'broken') this.#drop(1);
      else {
        frames.push(found);
        this.#bytes = this.#bytes.slice(found.payload.length + frameOverhead);
      }
    }
  }

  /** No more bytes came in time, so what was begun is no frame; there may be one in it. */
  flush(): Frame[] {
    const frames: Frame[] = [];
    while (this.isPartial) {
      this.#drop(1);
      frames.push(...this.push(new Uint8Array()));
    }
    return frames;
  }

  #toSync(): void {
    const { length } = this.#bytes;
    let start = 0;
    while (
      start < length &&
      !(this.#bytes[start] === sync[0] && (start + 1 === length || this.#bytes[start + 1] === sync[1]))
    ) {
      start += 1;
    }
    this.#drop(start);
  }

  #next(): Frame | 'incomplete' | 'broken' {
    const bytes = this.#bytes;
    if (bytes.length < headLength) return 'incomplete';
    const view = viewOf(bytes);
    const length = view.getUint16(4, true);
    if (length > longestPayload) return 'broken';
    if (bytes.length < length + frameOverhead) return 'incomplete';
    const end = headLength + length;
    if (view.getUint16(end, true) !== crc16(bytes.subarray(2, end))) return 'broken';
    return { type: view.getUint8(2), seq: view.getUint8(3), payload: bytes.slice(headLength, end) };
  }

  #drop(count: number): void {
    if (count === 0) return;
    this.#discarded += count;
    this.#bytes = this.#bytes.slice(count);
  }
}
