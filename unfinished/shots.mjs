import { chromium } from 'playwright';

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const jobs = JSON.parse(process.argv[2]);
for (const [name, path, w, opts = {}] of jobs) {
  const ctx = await browser.newContext({
    viewport: { width: w, height: w < 500 ? 800 : 900 },
    colorScheme: opts.dark ? 'dark' : 'light',
  });
  const page = await ctx.newPage();
  try {
    await page.goto('http://127.0.0.1:4599' + path, { waitUntil: 'load', timeout: 60000 });
    await page.waitForTimeout(opts.wait ?? 2500);
    if (opts.click) {
      await page.locator(opts.click).first().click({ timeout: 15000 });
      await page.waitForTimeout(2000);
    }
    if (opts.full) {
      // lazy parts
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((r) => setTimeout(r, 300));
        }
        scrollTo(0, 0);
      });
      await page.waitForTimeout(800);
    }
    await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: opts.full ?? false });
    console.log(name, 'ok');
  } catch (e) {
    console.log(name, String(e).slice(0, 200));
  }
  await ctx.close();
}
await browser.close();
