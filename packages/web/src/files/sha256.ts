/** The SHA-256 of a file's content, in hex. */
export async function sha256Of(content: Blob | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = content instanceof Blob ? await content.arrayBuffer() : content;
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
