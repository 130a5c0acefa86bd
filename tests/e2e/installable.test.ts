import { findBrowser } from '../../scripts/browser.ts';
import { expect, test } from './test.ts';

const executablePath = findBrowser();

// What has no window has nowhere to install to, and does not judge.
test.use({ serviceWorkers: 'allow', launchOptions: executablePath ? { executablePath } : {} });

for (const language of ['en', 'cn'])
  test(`the site can be installed, ${language}`, async ({ page, context, baseURL }) => {
    await page.goto(`/${language}/`);
    const browser = await context.newCDPSession(page);
    const { url, errors } = await browser.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${baseURL}/${language}.webmanifest`, []]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A test's window is a private one.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  });
