import { findBrowser } from '../../scripts/browser.ts';
import { expect, test } from './test.ts';

const executablePath = findBrowser();

// What has no window has nowhere to install to, and does not judge.
test.use({ serviceWorkers: 'allow', launchOptions: executablePath ? { executablePath } : {} });

test('the site can be installed', async ({ page, context, baseURL }) => {
  await page.goto('/cn/');
  const browser = await context.newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${baseURL}/cn.webmanifest`, []]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A test's window is a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
