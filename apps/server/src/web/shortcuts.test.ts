import { describe, expect, it } from 'vitest';
import { shortcutFrom } from './shortcuts.ts';

describe('an address that only leads on', () => {
  it.each([
    ['/app', '/download/jzapp/app'],
    ['/App/', '/download/jzapp/app'],
    ['/en/app', '/en/download/jzapp/app'],
    ['/CN/app', '/cn/download/jzapp/app'],
    ['/en/download', '/en/download/products/megaphone'],
    ['/download/', '/download/products/megaphone'],
    ['/en/download/Products', '/en/download/products/megaphone'],
    ['/cn/download/firmware/', '/cn/download/firmware/megaphone'],
    ['/cn/download/Users', '/cn/download/users/megaphone'],
    ['/en/download/autelrobotics', '/en/download/autelrobotics/autelalpha'],
    ['/en/series', '/en/#families'],
    ['/details/', '/#families'],
    ['/CN/details/parameter', '/cn/#families'],
    ['/cn/load/', '/cn/#aircraft'],
    ['/en/solution', '/en/industryApply'],
    ['/en/apply', '/en/support'],
    ['/cn/policy', '/cn/policy/return'],
    ['/en/desk/notices', '/en/desk?view=notices'],
    ['/en/apiCloud', '/en/apiCloud/megaphone'],
    ['/en/details/productSupport/T90', '/en/details/product/T90'],
    ['/CN/details/product/sdkosdk/', '/cn/details/productSupport/SDKOSDK'],
    ['/en/details/product/PTS4', '/en/details/product/PTS42023'],
    ['/cn/details/productSupport/pts4', '/cn/details/product/PTS42023'],
    ['/EN/details/Parameter/PTS4/', '/en/details/parameter/PTS42023'],
    ['/details/downloads/PTS4', '/details/downloads/PTS42023'],
    ['/en/download/autelrobotics/EVOMax/DU4', '/en/download/autelrobotics/evomax'],
    ['/CN/download/autelrobotics/AutelAlpha/DT60S/', '/cn/download/autelrobotics/autelalpha'],
    ['/en/download/autelrobotics/autelalpha/t60s', '/en/download/autelrobotics/autelalpha'],
  ])('is %s, to %s', (from, to) => {
    expect(shortcutFrom(from)).toBe(to);
  });

  it.each([
    '/',
    '/en/',
    '/en',
    '/en/download/products/megaphone',
    '/en/download/trumpets',
    '/en/app/x',
    '/fr/app',
    '/application',
    '/en/series/app',
    '/en/series/megaphone',
    '/en/series/product',
    '/en/details/T90',
    '/en/details/parameter/T90',
    '/en/details/product/T90',
    '/en/details/product/t90',
    '/en/details/productSupport/X999',
    '/en/details/productSupport/T90/more',
    '/en/details/manual/PTS4',
    '/en/download/autelrobotics/EVOMax/T90',
    '/en/download/autelrobotics/AutelBeta/DU4',
    '/en/download/products/megaphone/H1T',
    '//elsewhere.example/app',
    '/download/__proto__',
  ])('is not %s', (from) => {
    expect(shortcutFrom(from)).toBeNull();
  });
});
