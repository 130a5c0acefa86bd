import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG: its length, name, data and checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A box of the ISO base media file format. */
function box(name: string, ...content: (Buffer | string)[]): Buffer {
  const whole = content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.concat(whole).length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...whole]);
}

/** A picture of one grey pixel, with something of anybody's in a chunk that nobody has to know. */
export function pngWith(content: Buffer, side = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(content.length > 0 ? [chunk('prIv', content)] : []),
    chunk('IDAT', deflateSync(Buffer.from([0, 96]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const jpegHead = Buffer.from(
  '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0\xff\xda\0\x08\x01\x01\0\0\x3f\0',
  'latin1',
);

/** A JPEG of so many bytes: a scan of nothing in particular, as long as it has to be. */
export function jpegOf(bytes: number): Buffer {
  return Buffer.concat([
    jpegHead,
    Buffer.alloc(bytes - jpegHead.length - 2, 0x5a),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A film of 64 by 48 pixels in boxes, behind what they begin with. */
function filmIn(...first: Buffer[]): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt32BE(64 << 16, 76);
  header.writeUInt32BE(48 << 16, 80);
  return Buffer.concat([
    ...first,
    box('moov', box('trak', box('tkhd', header))),
    box('mdat', Buffer.alloc(16)),
  ]);
}

/** A film of the brand that a camera or a phone writes, such as `isom` or `qt  `. */
export const filmOf = (brand: string): Buffer => filmIn(box('ftyp', `${brand}\0\0\x02\0${brand}${brand}`));

/** A film of the time before there were brands. */
export const filmWithoutBrand: Buffer = filmIn(box('wide'));

function webp(): Buffer {
  const body = Buffer.from('WEBPVP8L\x06\0\0\0\x2f\0\0\0\0\0', 'latin1');
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** One file of each kind a request can carry, as small as it can be and whole. */
export const sampleFiles = {
  jpeg: jpegOf(64),
  png: pngWith(Buffer.alloc(0)),
  webp: webp(),
  heic: Buffer.concat([
    box('ftyp', 'heic\0\0\0\0mif1heic'),
    box('meta', '\0\0\0\0', box('iprp', box('ipco', box('ispe', '\0\0\0\0\0\0\0\x40\0\0\0\x30')))),
    box('mdat', 'pixels'),
  ]),
  mp4: filmOf('isom'),
  mov: filmOf('qt  '),
  '3gp': filmOf('3gp5'),
  '3g2': filmOf('3g2a'),
};
