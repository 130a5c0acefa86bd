import { createHash } from 'node:crypto';
import { DOMParser } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlAt, languages } from './built.ts';
import { kinds } from './kinds.ts';
import { type SiteServer, siteServer } from './site.ts';

let site: SiteServer;

beforeAll(async () => {
  site = await siteServer();
});

afterAll(() => site.close());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands in a document, by the directive that has to allow it. */
function within(html: string): Record<'style' | 'script', string[]> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const hashes = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => hashOf(textContent ?? ''));
  return { style: hashes('style'), script: hashes('script:not([src], [type$="json"])') };
}

const addresses = [...kinds.map(({ path }) => path), '/403', '/404'];

describe.each(languages)('the policy in %s', (language) => {
  it.each(addresses)(
    'of %s allows the styles and scripts within it by their hashes, and no other',
    async (path) => {
      const allowed = within(htmlAt(`/${language}${path}`));
      expect(allowed.script.length).toBeGreaterThan(0);
      const policy = await site.policyOf(`/${language}${path}`);
      for (const [name, hashes] of Object.entries(allowed)) {
        const sources = new RegExp(`${name}-src (?<sources>[^;]*)`).exec(policy)?.groups?.['sources'];
        expect(sources).toBe(["'self'", ...new Set(hashes)].join(' '));
      }
    },
  );
});
