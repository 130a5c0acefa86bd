import { deflateSync } from 'node:zlib';

/** Objects that go into one packed stream: enough to pack well, few enough to be read quickly. */
const perStream = 200;

/** Bytes and text are one here: every byte is the character of its number. */
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/** Where each object of a file begins, from its cross-reference table. */
function offsetsOf(file: string): Map<number, number> {
  const start = Number(file.match(/startxref\s+(\d+)\s+%%EOF\s*$/)?.[1]);
  const table = file.slice(start).match(/^xref\s+0 (\d+)\s+([\s\S]*?)trailer/);
  if (!table) throw new Error('The printed file has no table of its objects where one is expected.');
  const rows = (table[2] ?? '').match(/\d{10} \d{5} [nf]/g) ?? [];
  return new Map(
    rows.flatMap((row, number) => (row.endsWith('n') ? [[number, Number(row.slice(0, 10))] as const] : [])),
  );
}

/**
 * The same document in a third to a half of the bytes: Chromium writes the tags, which make a document readable to all,
 * as thousands of loose objects; here they are packed together (PDF 1.5, object and cross-reference streams).
 */
export function compact(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes).toString('latin1');
  const trailer = file
    .match(/trailer\s*<<([\s\S]*?)>>\s*startxref/)?.[1]
    ?.replace(/\/Size \d+/, '')
    .trim();
  if (trailer === undefined) throw new Error('The printed file has no trailer.');
  const loose: { number: number; body: string }[] = [];
  const streams: { number: number; body: string }[] = [];
  for (const [number, offset] of offsetsOf(file)) {
    const from = file.indexOf('obj', offset) + 3;
    // What stands before the stream of an object is short, and holds no end of an object.
    const [head = ''] = file.slice(from, from + 2000).split('endobj', 1);
    const length = head.match(/^\s*<<[\s\S]*?\/Length (\d+)[\s\S]*?>>\s*stream\r?\n/);
    const to = file.indexOf('endobj', length ? from + length[0].length + Number(length[1]) : from);
    const body = file.slice(from, to).trim();
    (length ? streams : loose).push({ number, body });
  }

  const size = Math.max(...[...loose, ...streams].map(({ number }) => number)) + 1;
  const packed = Math.ceil(loose.length / perStream);
  const entries = new Map<number, readonly [type: number, where: number, index: number]>([
    [0, [0, 0, 65_535]],
  ]);
  const out: string[] = ['%PDF-1.5\n%\u00d3\u00eb\u00e9\u00e1\n'];
  let position = out[0]?.length ?? 0;
  const write = (number: number, body: string) => {
    const written = `${number} 0 obj\n${body}\nendobj\n`;
    entries.set(number, [1, position, 0]);
    out.push(written);
    position += written.length;
  };
  const writeStream = (number: number, traits: string, content: Uint8Array) => {
    const data = deflateSync(content, { level: 9 }).toString('latin1');
    write(number, `<<${traits} /Filter /FlateDecode /Length ${data.length}>>\nstream\n${data}\nendstream`);
  };

  for (const { number, body } of streams) write(number, body);
  for (let part = 0; part < packed; part++) {
    const members = loose.slice(part * perStream, (part + 1) * perStream);
    let at = 0;
    const index = members.map(({ number, body }, place) => {
      entries.set(number, [2, size + part, place]);
      const here = `${number} ${at}`;
      at += body.length + 1;
      return here;
    });
    const head = `${index.join(' ')}\n`;
    writeStream(
      size + part,
      `/Type /ObjStm /N ${members.length} /First ${head.length}`,
      bytesOf(`${head}${members.map(({ body }) => body).join('\n')}\n`),
    );
  }
  const last = size + packed;
  const start = position;
  entries.set(last, [1, start, 0]);
  const table = Buffer.alloc((last + 1) * 7);
  for (let number = 0; number <= last; number++) {
    const [type, where, index] = entries.get(number) ?? [0, 0, 65_535];
    table.writeUInt8(type, number * 7);
    table.writeUInt32BE(where, number * 7 + 1);
    table.writeUInt16BE(index, number * 7 + 5);
  }
  writeStream(last, `/Type /XRef /Size ${last + 1} /W [1 4 2] ${trailer}`, table);
  out.push(`startxref\n${start}\n%%EOF\n`);
  return bytesOf(out.join(''));
}
