/** Longest code that goes into an address: browsers, chats and trackers break longer ones. */
export const longestCode = 4000;

/** A session as text that an address can hold: JSON, deflated, in base64url. */
export async function codeOf(session: object): Promise<string> {
  const deflated = new Blob([JSON.stringify(session)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a code holds; null where it is none, such as one that a message has cut off. */
export async function fromCode(code: string): Promise<unknown> {
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return JSON.parse(await new Response(inflated).text());
  } catch {
    return null;
  }
}
