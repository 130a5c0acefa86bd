import { describe, expect, it } from 'vitest';
import { type Asked, kindOf } from './kind.ts';

const origin = 'https://example.org';
const asked = (path: string, more: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url: new URL(path, origin),
  isNavigation: false,
  isPicture: false,
  headers: new Headers(),
  ...more,
});
const kind = (path: string, more?: Partial<Asked>) => kindOf(asked(path, more), origin);

describe('what the worker answers', () => {
  it('tells pages, files of the build, replies, files and pictures apart', () => {
    expect(kind('/en/details/product/T90?a=1', { isNavigation: true })).toBe('page');
    expect(kind('/cn/', { isNavigation: true })).toBe('page');
    expect(kind('/', { isNavigation: true })).toBe('languageRedirect');
    expect(kind('/assets/main-abc.js')).toBe('asset');
    expect(kind('/api/offi/public/getProductInfo/T90?language=en')).toBe('reply');
    expect(kind('/api/offi/jz-ota/getByCode/3/S3mini?language=en')).toBe('reply');
    expect(kind('/search/en.json')).toBe('reply');
    expect(kind('/static/files/firmware/S3mini-2.4.1.ufw')).toBe('file');
    expect(kind('/static/files/manuals/H1T-manual-en.pdf', { isNavigation: true })).toBe('file');
    expect(kind('/static/pic/products/T90.avif?v=1', { isPicture: true })).toBe('picture');
  });

  it('leaves alone what is private, changes something, or is a part', () => {
    const signedIn = new Headers({ authorization: 'token' });
    expect(kind('/api/offi/public/getProductInfo/T90', { headers: signedIn })).toBeNull();
    expect(kind('/api/offi/public/getProductInfo/T90', { method: 'POST' })).toBeNull();
    expect(
      kind('/static/files/manuals/H1T.pdf', { headers: new Headers({ range: 'bytes=0-1' }) }),
    ).toBeNull();
  });

  it.each([
    '/api/offi/public/login/sendSmsCode?phone=1',
    '/api/offi/public/customer/recommend',
    '/jz-api/jzcrm/wx/customerAddress/findProduct/',
    '/healthz',
    '/metrics',
    '/sw.js',
    '/static/video/T90.mp4',
    'https://elsewhere.example/assets/main.js',
  ])('leaves %s alone', (path) => {
    expect(kind(path)).toBeNull();
  });

  it.each(['/dev/codes', '/healthz', '/en/x.pdf', '/metrics'])('does not take %s for a page', (path) => {
    expect(kind(path, { isNavigation: true })).toBeNull();
  });
});
