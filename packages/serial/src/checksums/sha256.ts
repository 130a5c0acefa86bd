import type { Bytes } from '../bytes.ts';

/** The first `count` primes. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

/** The first 32 bits behind the point, as the standard takes them from roots of primes. */
function fraction(value: number): number {
  return ((value % 1) * 0x1_0000_0000) >>> 0;
}

const initial = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const constants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));

/**
 * SHA-256 at once. WebCrypto's own answers only later, and between its question and its answer a simulated
 * clock would not know whether time passes. 2 MB take some 20 ms.
 */
export function sha256(bytes: Uint8Array): Bytes {
  const state = initial.slice();
  const fullBlocks = bytes.length - (bytes.length % 64);
  const words = new Uint32Array(64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 0; offset < fullBlocks; offset += 64) compress(state, view, offset, words);

  const rest = bytes.subarray(fullBlocks);
  const tail = new Uint8Array(rest.length < 56 ? 64 : 128);
  tail.set(rest);
  tail[rest.length] = 0x80;
  const tailView = new DataView(tail.buffer);
  tailView.setBigUint64(tail.length - 8, BigInt(bytes.length) * 8n);
  for (let offset = 0; offset < tail.length; offset += 64) compress(state, tailView, offset, words);

  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (const [index, word] of state.entries()) out.setUint32(index * 4, word);
  return digest;
}

function compress(state: Uint32Array, view: DataView, offset: number, words: Uint32Array): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large;
  }
  // By hand: taking an array apart costs more than the rounds.
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let index = 0; index < 64; index += 1) {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixed + chosen + (constants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const turned = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + turned + majority) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
