import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import type { BuiltPage } from '../built-page.ts';

/** What turning costs. */
export interface Turning {
  /** Frames a second. */
  frames: number;
  /** Milliseconds of the main thread a frame, with what software draws in it. */
  drawn: number;
  /** The same without what the graphics card would draw. */
  script: number;
}

export const folderOfModels = fileURLToPath(new URL('../../apps/site/public/static/models', import.meta.url));
/** A hand turns a model, and what hangs from it, for so many seconds, on a processor slowed down so many times. */
export async function turn(
  browser: Browser,
  built: BuiltPage,
  { models, slowdown, seconds }: { models: readonly string[]; slowdown: number; seconds: number },
): Promise<Turning> {
  const page = await browser.newPage({ viewport: { width: 600, height: 500 } });
  await built.answer(page, { '/models/': folderOfModels });
  await page.goto(`${built.origin}/?${models.join('+')}`);
  await page.getByRole('application').waitFor({ timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const drag = async () => {
    const before = await taskTime();
    const frames = await dragged(page, seconds * 1000);
    return { frames, task: ((await taskTime()) - before) / frames };
  };
  const { frames, task: drawn } = await drag();
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, where nothing outside is
    const nothing = () => undefined;
    Object.assign(WebGL2RenderingContext.prototype, {
      drawElements: nothing,
      drawArrays: nothing,
      clear: nothing,
    });
  });
  const { task: script } = await drag();
  await page.close();
  return { frames: frames / seconds, drawn, script };
}

/** A hand drags without end, as often as a screen asks where it is, for so many milliseconds. Gives the frames. */
function dragged(page: Page, length: number): Promise<number> {
  return page.getByRole('application').evaluate(
    (model, milliseconds) =>
      new Promise<number>((resolve) => {
        const { left, top, width, height } = model.getBoundingClientRect();
        const pointer = (type: string, x: number) =>
          model.dispatchEvent(
            new PointerEvent(type, {
              pointerId: 1,
              button: 0,
              bubbles: true,
              clientX: left + x,
              clientY: top + height / 2,
            }),
          );
        model.setPointerCapture = () => undefined;
        pointer('pointerdown', width / 2);
        const start = performance.now();
        let count = 0;
        const step = (now: number) => {
          count += 1;
          pointer('pointermove', width / 2 + (width / 2) * Math.sin((now - start) / 400));
          if (now - start < milliseconds) {
            requestAnimationFrame(step);
            return;
          }
          pointer('pointerup', width / 2);
          resolve(count);
        };
        requestAnimationFrame(step);
      }),
    length,
  );
}
