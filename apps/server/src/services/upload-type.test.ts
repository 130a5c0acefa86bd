import { describe, expect, it } from 'vitest';
import { sampleFiles } from '../testing/sample-files.ts';
import { uploadTypeOf } from './upload-type.ts';

describe('uploadTypeOf', () => {
  it.each([
    ['image/jpeg', sampleFiles.jpeg],
    ['image/png', sampleFiles.png],
    ['image/webp', sampleFiles.webp],
    ['image/heic', sampleFiles.heic],
    ['image/heic', Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1miafheic', 'latin1')],
    ['video/mp4', sampleFiles.mp4],
  ] as const)('knows %s', (type, file) => {
    expect(uploadTypeOf(file)).toBe(type);
  });

  it.each([
    ['nothing', ''],
    ['a cut signature', '\x89PNG\r'],
    ['text', 'GIF89a or a letter'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['sound', 'RIFF\x24\0\0\0WAVEfmt '],
    ['an avif picture', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
    ['an avif picture of the general brand', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
    ['a QuickTime film', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['a heic brand beyond its box', '\0\0\0\x10ftypmif1\0\0\0\0heic'],
    ['a box that claims more than there is', '\xff\xff\xff\xffftypmif1\0\0\0\0mi'],
    ['a program', '\x7fELF\x02\x01\x01'],
    ['an archive', 'PK\x03\x04'],
  ])('does not take %s', (_name, text) => {
    expect(uploadTypeOf(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
