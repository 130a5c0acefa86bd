import { areEqual, type Bytes } from '../bytes.ts';
import { crc32 } from '../checksums/crc32.ts';
import { sha256 } from '../checksums/sha256.ts';
import type { VerifyStatus } from '../frames/messages.ts';
import { decodeHeader, type ImageHeader } from '../image/header.ts';

/** The bank of a device that new firmware is put into while it runs from the other one. */
export class FlashBank {
  #header: Bytes | null = null;
  #bytes: Bytes = new Uint8Array();
  #received = 0;
  /** Of what is there, until that changes. */
  #digest: Bytes | null = null;

  /** Of what it is being filled with. */
  get header(): ImageHeader | null {
    return this.#header === null ? null : decodeHeader(this.#header);
  }

  get received(): number {
    return this.#received;
  }

  get size(): number {
    return this.#bytes.length;
  }

  /** Makes room for an image. What is there of the same one stays where it can be gone on with. */
  begin(header: Bytes, { resumes }: { resumes: boolean }): void {
    if (resumes && this.#header !== null && areEqual(this.#header, header)) return;
    this.#header = header;
    this.#bytes = new Uint8Array(decodeHeader(header).size);
    this.rewind();
  }

  /** Puts bytes where they belong. False where they do not follow what is there, or do not fit. */
  write(offset: number, bytes: Uint8Array): boolean {
    if (offset !== this.#received || offset + bytes.length > this.#bytes.length) return false;
    this.#bytes.set(bytes, offset);
    this.#received += bytes.length;
    this.#digest = null;
    return true;
  }

  /** What a worn cell does to the last byte that was written. */
  spoil(): void {
    const last = this.#received - 1;
    if (last >= 0) this.#bytes[last] = (this.#bytes[last] ?? 0) ^ 1;
    this.#digest = null;
  }

  rewind(): void {
    this.#received = 0;
    this.#digest = null;
  }

  erase(): void {
    this.#header = null;
    this.#bytes = new Uint8Array();
    this.rewind();
  }

  status(): VerifyStatus {
    const { header } = this;
    if (header === null || this.#received < this.#bytes.length) return 'incomplete';
    const isGood = areEqual(this.sha256(), header.sha256) && crc32(this.#bytes) === header.crc32;
    return isGood ? 'good' : 'damaged';
  }

  /** All bytes that are there. */
  get held(): Bytes {
    return this.#bytes.subarray(0, this.#received);
  }

  /** Of all bytes that are there. */
  sha256(): Bytes {
    this.#digest ??= sha256(this.held);
    return this.#digest;
  }
}
