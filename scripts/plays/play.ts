import type { Page } from 'playwright';
import type { Story } from './stories.ts';

/** Milliseconds after which a play that has not ended hangs. */
const limit = 60_000;

type End = { status: 'success' | 'error'; faults: string[] };

declare global {
  interface Window {
    /** Resolves when the story's play, and the checks after it, have ended. */
    storyEnd: Promise<End>;
  }
}

type Report = { type: string; status: string; result?: { violations?: { id: string; help: string }[] } };
type Thrown = { message?: string; description?: string; title?: string };

/** Listens on Storybook's channel from its first event on. Runs in the page. */
function listen(): void {
  window.storyEnd = new Promise((resolve) => {
    const faults: string[] = [];
    const note = (thrown: Thrown) =>
      faults.push(thrown.message ?? thrown.description ?? thrown.title ?? JSON.stringify(thrown));
    const finish = ({ status, reporters }: { status: End['status']; reporters: Report[] }) => {
      for (const { type, status: verdict, result } of reporters)
        if (verdict === 'failed')
          faults.push(
            `${type}: ${result?.violations?.map(({ id, help }) => `${id}, ${help}`).join('; ') ?? ''}`,
          );
      resolve({ status, faults });
    };
    type Channel = { on: (event: string, listener: (payload: never) => void) => void };
    let channel: Channel | undefined;
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (created: Channel) => {
        channel = created;
        channel.on('playFunctionThrewException', note);
        channel.on('storyThrewException', note);
        channel.on('storyErrored', note);
        channel.on('unhandledErrorsWhilePlaying', (all: Thrown[]) => all.forEach(note));
        channel.on('storyMissing', (id?: string) => resolve({ status: 'error', faults: [`no story ${id}`] }));
        channel.on('storyFinished', finish);
      },
    });
  });
}

/** Prepares a page for `play`. */
export async function readyPage(page: Page): Promise<Page> {
  await page.addInitScript(listen);
  return page;
}

/** Opens a story by itself, as its link does, waits for the end of its play and tells what was wrong: nothing, if it passed. */
export async function play(page: Page, origin: string, { id, view }: Story): Promise<string[]> {
  const said: string[] = [];
  const hear = (line: string) => said.push(line);
  const onConsole = (message: { type: () => string; text: () => string }) =>
    hear(`console ${message.type()}: ${message.text()}`);
  const onError = (error: Error) => hear(`uncaught: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  try {
    await page.setViewportSize(view);
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`, { waitUntil: 'commit' });
    const end = page.evaluate(() => window.storyEnd);
    const hang = new Promise<End>((resolve) => {
      setTimeout(resolve, limit, {
        status: 'error',
        faults: [`has not ended after ${limit / 1000} s`],
      }).unref();
    });
    const { status, faults } = await Promise.race([end, hang]);
    if (status === 'error' && faults.length === 0) faults.push('failed without a word');
    return [...faults, ...said];
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onError);
  }
}
