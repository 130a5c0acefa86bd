/** Bytes in memory of their own, as WebCrypto and Web Serial ask for. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

export function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Text as ASCII in a field of fixed length, filled up with zeros. Throws RangeError where it does not fit. */
export function textField(text: string, length: number): Bytes {
  const field = new Uint8Array(length);
  if (text.length > length || !/^[ -~]*$/.test(text)) {
    throw new RangeError(`"${text}" is not ASCII of at most ${length} characters.`);
  }
  for (let index = 0; index < text.length; index += 1) field[index] = text.charCodeAt(index);
  return field;
}

/** Text up to the first byte that was never written: a zero, or 0xFF as erased flash has it. */
export function readText(field: Uint8Array): string {
  const end = field.findIndex((byte) => byte === 0 || byte === 0xff);
  return String.fromCharCode(...(end === -1 ? field : field.subarray(0, end)));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
