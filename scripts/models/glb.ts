/** @see https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#glb-file-format-specification */
const headerLength = 12;
const chunkHeaderLength = 8;
const jsonChunk = 0x4e_4f_53_4a;
const space = 0x20;

/** What of a glTF document is read or changed here; the rest is kept as it is. */
interface Gltf {
  nodes: { name?: string; mesh?: number; children?: number[]; scale?: number[] }[];
  scenes: { nodes: number[]; extras?: unknown }[];
}

/** A binary glTF file in its two parts. Errors: a file that does not begin with its JSON. */
export function readGlb(file: Buffer): { json: Gltf; rest: Buffer } {
  const length = file.readUInt32LE(headerLength);
  if (file.toString('latin1', 0, 4) !== 'glTF' || file.readUInt32LE(headerLength + 4) !== jsonChunk)
    throw new Error('This is no binary glTF 2.0 file.');
  const start = headerLength + chunkHeaderLength;
  return {
    json: JSON.parse(file.toString('utf8', start, start + length)),
    rest: file.subarray(start + length),
  };
}

export function writeGlb(json: Gltf, rest: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(json));
  // Chunks begin at multiples of four bytes; JSON is filled up with spaces.
  const filled = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, space)]);
  const header = Buffer.alloc(headerLength + chunkHeaderLength);
  header.write('glTF', 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(header.length + filled.length + rest.length, 8);
  header.writeUInt32LE(filled.length, headerLength);
  header.writeUInt32LE(jsonChunk, headerLength + 4);
  return Buffer.concat([header, filled, rest]);
}
