/** Rotations of the four rounds. RFC 1321, 3.4. */
const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
const sines = Array.from({ length: 64 }, (_, index) => Math.trunc(Math.abs(Math.sin(index + 1)) * 2 ** 32));
const start = [0x67_45_23_01, 0xef_cd_ab_89, 0x98_ba_dc_fe, 0x10_32_54_76];

/**
 * MD5 of a text in UTF-8, in lower-case hexadecimal: the sum by which a dock knows a text. Browsers have none of their own.
 * It keeps nothing secret.
 *
 * Source: RFC 1321.
 */
export function md5(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n, true);

  let [a = 0, b = 0, c = 0, d = 0] = start;
  for (let block = 0; block < padded.length; block += 64) {
    const before = [a, b, c, d] as const;
    for (let index = 0; index < 64; index += 1) {
      const [mixed, word] = round(index, b, c, d);
      const sum = (a + mixed + (sines[index] ?? 0) + view.getUint32(block + word * 4, true)) | 0;
      const shift = shifts[index >> 4]?.[index % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    [a, b, c, d] = [(a + before[0]) | 0, (b + before[1]) | 0, (c + before[2]) | 0, (d + before[3]) | 0];
  }
  const out = new DataView(new ArrayBuffer(16));
  [a, b, c, d].forEach((part, index) => out.setUint32(index * 4, part, true));
  return [...new Uint8Array(out.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a step mixes, and which word of the block it adds. */
function round(index: number, b: number, c: number, d: number): readonly [mixed: number, word: number] {
  if (index < 16) return [(b & c) | (~b & d), index];
  if (index < 32) return [(d & b) | (~d & c), (5 * index + 1) % 16];
  if (index < 48) return [b ^ c ^ d, (3 * index + 5) % 16];
  return [c ^ (b | ~d), (7 * index) % 16];
}
