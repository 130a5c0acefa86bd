import { type APIRequestContext, expect } from '@playwright/test';

/** The codes that went out to an address and are valid, newest first, from the page that shows them on this machine. */
async function codesFor(request: APIRequestContext, address: string): Promise<string[]> {
  // The server prints the key when it starts, from where the configuration takes it.
  const key = process.env['DEV_CODES_KEY'] ?? '';
  const page = await (await request.get(`/dev/codes?key=${key}`)).text();
  return [...page.matchAll(/<td>([^<]+)<\/td><td><code>(\w+)/g)].flatMap(([, to, code]) =>
    to === address && code ? [code] : [],
  );
}

/** The newest code for an address, once `sent` codes have gone out to it. */
export async function codeFor(request: APIRequestContext, address: string, sent = 1): Promise<string> {
  await expect.poll(async () => (await codesFor(request, address)).length).toBe(sent);
  return (await codesFor(request, address))[0] ?? '';
}
