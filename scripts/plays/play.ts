import type { ConsoleMessage, Page } from 'playwright';
import type { Story } from './stories.ts';

/**
 * Storybook's own: its recorder of calls walks through the events that mocks were called with to their window, and so to a
 * property of Storybook's that is deprecated.
 */
const ofStorybook = 'Accessing the Story Store is deprecated';

/** What stands in for a graphics card says so when a play reads what was drawn. */
const ofDriver = /^\[\.WebGL-\w+\]GL Driver Message .* GPU stall due to ReadPixels/;

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
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (!text.startsWith(ofStorybook) && !ofDriver.test(text))
      said.push(`console ${message.type()}: ${text}`);
  };
  const onError = (error: Error) => said.push(`uncaught: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  try {
    await page.setViewportSize(view);
    // The tests run axe over each story on all grounds, which takes longer than most plays.
    const address = `${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
    await page.goto(address, { waitUntil: 'commit' });
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
