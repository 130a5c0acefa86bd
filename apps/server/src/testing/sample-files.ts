/** The start of one file of each kind a request can carry; nothing reads further. */
export const sampleFiles = {
  jpeg: Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1'),
  png: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  webp: Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  mp4: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomavc1', 'latin1'),
};
