import { describe, expect, it } from 'vitest';
import { acceptOf, checkFiles, extensionOf, type UploadLimits } from './limits.ts';

const limits: UploadLimits = {
  types: [
    { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
    { mime: 'image/heic', extensions: ['heic', 'heif'] },
    { mime: 'video/mp4', extensions: ['mp4'] },
  ],
  maxBytes: 20_000_000,
  maxFiles: 9,
};

const file = (name: string, type = '', size = 1000) => ({ name, type, size });
const refusals = (files: ReturnType<typeof file>[], present = 0) =>
  checkFiles(files, limits, present).map(({ refusal }) => refusal);

describe('checkFiles', () => {
  it('knows a type by what the system says', () => {
    expect(checkFiles([file('lamp', 'image/jpeg')], limits, 0)).toEqual([
      { file: file('lamp', 'image/jpeg'), type: 'image/jpeg', refusal: null },
    ]);
  });

  it('knows a type by the name where the system says nothing, or says it otherwise', () => {
    const found = checkFiles([file('Label.HEIC'), file('label.heif', 'image/heif')], limits, 0);
    expect(found.map(({ type, refusal }) => [type, refusal])).toEqual([
      ['image/heic', null],
      ['image/heic', null],
    ]);
  });

  it.each([
    ['another type', file('log.txt', 'text/plain'), 'type'],
    ['a folder', file('pictures', '', 4096), 'type'],
    ['one byte too many', file('a.mp4', 'video/mp4', 20_000_001), 'size'],
    ['as many bytes as may be', file('a.mp4', 'video/mp4', 20_000_000), null],
    ['nothing in it', file('a.jpg', 'image/jpeg', 0), 'empty'],
  ])('%s', (_what, given, refusal) => {
    expect(refusals([given])).toEqual([refusal]);
  });

  it('takes as many as have a place, in their order', () => {
    const picture = file('a.jpg', 'image/jpeg');
    expect(refusals([picture, picture, picture], 7)).toEqual([null, null, 'count']);
  });

  it('gives no place to what is refused', () => {
    expect(refusals([file('log.txt'), file('a.jpg')], 8)).toEqual(['type', null]);
  });
});

describe('extensionOf', () => {
  it.each([
    ['lamp.front.JPG', 'jpg'],
    ['lamp', ''],
    ['.heic', ''],
    ['lamp.', ''],
  ])('%s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('acceptOf', () => {
  it('names types and the ends of names', () => {
    expect(acceptOf(limits.types.slice(0, 2))).toBe('image/jpeg,.jpg,.jpeg,image/heic,.heic,.heif');
  });
});
