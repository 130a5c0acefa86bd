import { describe, expect, it } from 'vitest';
import { filmOf, filmWithoutBrand, sampleFiles } from '../testing/sample-files.ts';
import { uploadTypeOf } from './upload-type.ts';

describe('uploadTypeOf', () => {
  it.each([
    ['image/jpeg', sampleFiles.jpeg],
    ['image/png', sampleFiles.png],
    ['image/webp', sampleFiles.webp],
    ['image/heic', sampleFiles.heic],
    ['image/heic', Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1miafheic', 'latin1')],
    ['video/mp4', sampleFiles.mp4],
    ...['iso2', 'iso3', 'iso6', 'iso7', 'iso8', 'iso9', 'isoa', 'mp42', 'avc1'].map(
      (brand) => ['video/mp4', filmOf(brand)] as const,
    ),
    ['video/quicktime', sampleFiles.mov],
    ['video/quicktime', filmWithoutBrand],
    ...['3gp4', '3gp5', '3gp6', '3gp7', '3gpp'].map((brand) => ['video/3gpp', filmOf(brand)] as const),
    ...['3g2a', '3g2b', '3g2c'].map((brand) => ['video/3gpp2', filmOf(brand)] as const),
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
    ['sound', '\0\0\0\x14ftypM4A \0\0\0\0M4A '],
    ['a heic brand beyond its box', '\0\0\0\x10ftypmif1\0\0\0\0heic'],
    ['a box that claims more than there is', '\xff\xff\xff\xffftypmif1\0\0\0\0mi'],
    ['a program', '\x7fELF\x02\x01\x01'],
    ['an archive', 'PK\x03\x04'],
  ])('does not take %s', (_name, text) => {
    expect(uploadTypeOf(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
