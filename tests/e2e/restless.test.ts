import type { BrowserContext, Page } from '@playwright/test';
import { softwareOnly } from '../../scripts/browser.ts';
import { expectRunning } from './running.ts';
import { fillProblem, send, signIn, words } from './service-forms.ts';
import { expect, test } from './test.ts';

/** A name that is not this machine's own: pages of it are no secure context, as on an office network without TLS. */
const office = 'office.example';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [softwareOnly, `--host-resolver-rules=MAP ${office} 127.0.0.1`] });
  },
});

/** What a browser does that translates: each text goes into elements of its own, whenever it comes. */
function translate(): void {
  // Sent to the page as it stands: it can use nothing outside of it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node instanceof Text &&
        node.data.trim() !== '' &&
        !node.parentElement?.closest('[translate=no], style, script, textarea, font, option, title')
      )
        texts.push(node);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener('load', () => {
    // It comes once the page has been read.
    setTimeout(() => {
      wrap(document.body);
      new MutationObserver(() => wrap(document.body)).observe(document.body, {
        childList: true,
        subtree: true,
      });
    }, 1000);
  });
}

const kinds: Record<string, { prepare: (context: BrowserContext) => Promise<unknown>; host?: string }> = {
  'on an office network without TLS': { prepare: async () => {}, host: office },
  'without storage': {
    prepare: (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { configurable: true, get: () => null });
      }),
  },
  'where storage is refused': {
    prepare: (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            configurable: true,
            get() {
              throw new DOMException('Refused', 'SecurityError');
            },
          });
      }),
  },
  'in a browser that translates': { prepare: (context) => context.addInitScript(translate) },
};

const at = (path: string, baseURL: string | undefined, host: string | undefined) =>
  new URL(path, host ? baseURL?.replace('127.0.0.1', host) : baseURL).href;

const weight = (page: Page) => page.getByRole('main').locator('p', { hasText: /^[\d\s\u2009]+g of / });

for (const [kind, { prepare, host }] of Object.entries(kinds))
  test.describe(kind, () => {
    test.setTimeout(120_000);
    test.beforeEach(async ({ context }) => prepare(context));

    test('a set is put together, and a product found', async ({ page, baseURL }) => {
      await page.goto(at('/en/load/m350', baseURL, host));
      await expectRunning(page);
      if (kind.includes('translates')) await expect(page.locator('font').first()).toBeAttached();
      await page
        .locator('li')
        .filter({ has: page.getByRole('link', { name: /^T90,/ }) })
        .click();
      await expect(weight(page)).toContainText('963');
      await page
        .locator('li')
        .filter({ has: page.getByRole('link', { name: /^H150T,/ }) })
        .click();
      await expect(weight(page)).toContainText('1\u2009943');
      await page.getByRole('link', { name: /^T90,/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('T90');
    });

    test('a problem is reported by someone who signs in', async ({ page, baseURL, request }) => {
      const t = words.en;
      await page.goto(at('/en/apply/problem', baseURL, host));
      await expectRunning(page);
      await fillProblem(page, t, 'T90-SAMPLE-01');
      await send(page, t.acts.problem);
      await signIn(page, t, request);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problem report received');
    });
  });
