import { builtPages, languages } from './built-pages.ts';
import { expect, test } from './test.ts';

/** Every string of a value that stands under one of the names. */
function* named(value: unknown, names: readonly string[], name = ''): Generator<string> {
  if (typeof value === 'string' && names.includes(name)) yield value;
  else if (Array.isArray(value)) for (const part of value) yield* named(part, names, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* named(part, names, key);
}

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** What a kind of thing must say, besides its kind. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'inLanguage'],
  Product: ['name', 'description', 'sku', 'brand', 'image', 'additionalProperty'],
  ItemList: ['name', 'itemListElement'],
  FAQPage: ['mainEntity'],
  TechArticle: ['headline', 'description', 'image'],
  VideoObject: ['name', 'thumbnailUrl', 'contentUrl', 'duration'],
  BreadcrumbList: ['itemListElement'],
};

for (const language of languages)
  test(`every page in ${language} says what a shared link and a search engine need`, async ({
    request,
    baseURL,
  }) => {
    /** Whole, or from the root on where the site was built without the address of its visitors. */
    const isAddress = (text: string) => /^(?:https?:\/)?\//.test(text) && URL.canParse(text, baseURL);
    const faults: string[] = [];
    const seen = new Map<string, string>();
    const pictures = new Set<string>();
    for (const address of builtPages(language)) {
      const html = await (await request.get(address)).text();
      const isListed = !html.includes('name="robots" content="noindex"');
      for (const name of [
        'og:type',
        'og:title',
        'og:description',
        'og:image:alt',
        'og:locale',
        'twitter:card',
      ])
        if (!content(html, name)) faults.push(`${address} has no ${name}`);
      for (const name of ['og:url', 'og:image'])
        if (!isAddress(content(html, name) ?? '')) faults.push(`${address} has no address in ${name}`);
      pictures.add(new URL(content(html, 'og:image') ?? '', baseURL).pathname);
      if (!isListed) continue;

      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      for (const text of [title, content(html, 'description') ?? '']) {
        if (text === '') faults.push(`${address} has no title or description`);
        if (seen.has(text)) faults.push(`${address} says what ${seen.get(text)} says: ${text}`);
        seen.set(text, address);
      }

      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      if (blocks.length > 1) faults.push(`${address} has ${blocks.length} data blocks`);
      for (const [, json = ''] of blocks) {
        const data: { '@graph': Record<string, unknown>[] } = JSON.parse(json);
        for (const thing of data['@graph']) {
          const kind = String(thing['@type']);
          for (const name of required[kind] ?? ['a kind that is known'])
            if (!thing[name]) faults.push(`${kind} on ${address} has no ${name}`);
        }
        for (const url of named(data, ['url', 'item', 'image', 'logo', 'contentUrl', 'thumbnailUrl']))
          if (!isAddress(url)) faults.push(`${url} on ${address} is no address`);
      }
    }
    for (const picture of pictures) {
      const reply = await request.get(picture);
      if (reply.status() !== 200 || reply.headers()['content-type'] !== 'image/jpeg')
        faults.push(`${picture} is no JPEG that is there`);
    }
    expect(faults).toEqual([]);
  });

test('a page names its own address and those of both languages, wherever it is served', async ({
  page,
  baseURL,
}) => {
  await page.goto('/en/about');
  const href = (selector: string) => page.locator(`head link${selector}`);
  await expect(href('[rel=canonical]')).toHaveAttribute('href', `${baseURL}/en/about`);
  await expect(href('[hreflang=en]')).toHaveAttribute('href', `${baseURL}/en/about`);
  await expect(href('[hreflang=zh-CN]')).toHaveAttribute('href', `${baseURL}/cn/about`);
  await expect(href('[hreflang=x-default]')).toHaveAttribute('href', `${baseURL}/about`);
  expect(await page.content()).not.toContain('127.0.0.1:4173');
});

test('the site map and robots.txt name the address that they are asked at, and believe no other host', async ({
  request,
  baseURL,
}) => {
  const port = new URL(baseURL ?? '').port;
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      const text = await (await request.get(path, { headers: { host } })).text();
      expect(text).toContain(`http://${host}/`);
      expect(text).not.toContain('127.0.0.1:4173');
    }
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1:1'])
      expect(await (await request.get(path, { headers: { host } })).text()).not.toContain(host);
  }
});

test('the site map has exactly the pages that may be listed, and each is there', async ({ request }) => {
  const reply = await request.get('/sitemap.xml');
  expect(reply.headers()['content-type']).toMatch(/^(?:application|text)\/xml/);
  const map = await reply.text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const expected: string[] = [];
  for (const address of languages.flatMap((language) => builtPages(language))) {
    const page = await request.get(address);
    if (page.status() === 200 && !(await page.text()).includes('name="robots" content="noindex"'))
      expected.push(address);
  }
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(map.match(/hreflang=/g)).toHaveLength(3 * listed.length);
});

test('robots.txt names the site map and keeps crawlers from the calls', async ({ request }) => {
  const reply = await request.get('/robots.txt');
  expect(reply.headers()['content-type']).toContain('text/plain');
  const text = await reply.text();
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(text).toContain('Disallow: /api/');
});

for (const language of languages)
  test(`the manifest in ${language} opens that language, with icons that are there`, async ({ request }) => {
    const html = await (await request.get(`/${language}/`)).text();
    const address = /<link rel="manifest" href="([^"]*)">/.exec(html)?.[1] ?? '';
    const reply = await request.get(address);
    expect(reply.headers()['content-type']).toContain('application/manifest+json');
    const manifest: { start_url: string; icons: { src: string; type: string }[] } = await reply.json();
    expect(manifest.start_url).toBe(`/${language}/`);
    expect(manifest.icons.length).toBeGreaterThan(2);
    for (const { src, type } of [
      ...manifest.icons,
      { src: '/icons/apple-touch-icon.png', type: 'image/png' },
      { src: '/favicon.ico', type: 'image/' },
    ]) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toContain(type);
    }
  });
