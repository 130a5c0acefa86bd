/** Encodings that spreadsheets save tables in, by their marks; without one it is UTF-8 or, in Chinese ones, GBK. */
const marked: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file that a spreadsheet saved, without a byte order mark; null for what is no text. */
export function textOfFile(bytes: Uint8Array<ArrayBuffer>): string | null {
  const found = marked.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  // GB 18030 reads what GBK writes. It takes nearly anything for letters, so that it comes last.
  for (const encoding of found ? [found[1]] : ['utf-8', 'gb18030']) {
    const text = decoded(bytes, encoding);
    if (text !== null) return text.includes('\0') ? null : text;
  }
  return null;
}

function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
