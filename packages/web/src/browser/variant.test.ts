import { beforeEach, describe, expect, it, vi } from 'vitest';

const userAgents = {
  pixel:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  macOrIPad:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
};

/** The module as a page loads it, with storage of its own. */
async function load(
  device: { userAgent: string; maxTouchPoints: number },
  stored = new Map<string, string>(),
) {
  vi.resetModules();
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return { stored, ...(await import('./variant.ts')) };
}

beforeEach(() => () => vi.unstubAllGlobals());

describe('variantFor', () => {
  it.each([
    ['mobile', userAgents.pixel, 5],
    ['mobile', userAgents.androidTablet, 5],
    ['mobile', userAgents.iPhone, 5],
    ['mobile', userAgents.macOrIPad, 5],
    ['desktop', userAgents.macOrIPad, 0],
    ['desktop', userAgents.windows, 0],
    // A laptop with a touch screen has a mouse too.
    ['desktop', userAgents.windows, 10],
  ])('%s for %s with %i touch points', async (variant, userAgent, maxTouchPoints) => {
    const { variantFor } = await load({ userAgent: '', maxTouchPoints: 0 });
    expect(variantFor({ userAgent, maxTouchPoints })).toBe(variant);
  });
});

describe('the stored flag', () => {
  it('is set under `ua` on the first visit', async () => {
    const { stored, storedVariant } = await load({ userAgent: userAgents.pixel, maxTouchPoints: 5 });
    expect(storedVariant()).toBe('mobile');
    expect([...stored]).toEqual([['ua', 'mobile']]);
  });

  it('is what the visitor chose, whatever the browser is', async () => {
    const first = await load({ userAgent: userAgents.pixel, maxTouchPoints: 5 });
    first.chooseVariant('desktop');
    expect(first.storedVariant()).toBe('desktop');
    const next = await load({ userAgent: userAgents.pixel, maxTouchPoints: 5 }, first.stored);
    expect(next.storedVariant()).toBe('desktop');
  });

  it('is set again where something else is stored', async () => {
    const device = { userAgent: userAgents.windows, maxTouchPoints: 0 };
    const { stored, storedVariant } = await load(device, new Map([['ua', 'tablet']]));
    expect(storedVariant()).toBe('desktop');
    expect(stored.get('ua')).toBe('desktop');
  });
});
