import type { CDPSession, Page } from 'playwright';
import { buildPage } from '../built-page.ts';
import { median } from '../figures.ts';
import { launch } from '../site/served.ts';

/**
 * What the carousel costs the main thread, against a plain strip with scroll snapping that moves on as often: while it
 * rotates, and under a finger. Both in the same run, in turns, on a processor slowed down four times.
 */
const goals = { rotating: 1.3, dragging: 1.1 };
const slowdown = 4;
const rounds = 3;
/** Four moves and their whole way. */
const rotatingMs = 20_000;
/** Swipes of a finger, there and back. */
const swipes = 8;
const swipeSteps = 16;
const frameMs = 16;

type Which = 'carousel' | 'strip';
type Turn = keyof typeof goals;
type Cost = { task: number; script: number; style: number; layout: number; drawn: number; dropped: number };

const built = await buildPage(import.meta.url);
const browser = await launch();

/** Draws a finger over the cards to and fro, as often as a screen draws. */
async function drag(page: Page, session: CDPSession) {
  for (let swipe = 0; swipe < swipes; swipe += 1) {
    const [from, to] = swipe % 2 === 0 ? [330, 60] : [60, 330];
    const touch = (type: 'touchStart' | 'touchMove', step: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: from + ((to - from) * step) / swipeSteps, y: 200 }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= swipeSteps; step += 1) {
      await touch('touchMove', step);
      await page.waitForTimeout(frameMs);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(swipeSteps * frameMs);
  }
}

async function measure(which: Which, turn: Turn): Promise<Cost> {
  const page = await browser.newPage(
    turn === 'dragging'
      ? { viewport: { width: 390, height: 800 }, hasTouch: true }
      : { viewport: { width: 1280, height: 800 } },
  );
  await built.answer(page);
  await page.goto(`${built.origin}/?${which}`, { waitUntil: 'networkidle' });
  // Below the cards: it rests under the mouse, which may stand in the corner from the start.
  await page.mouse.move(200, 795);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Time on the processor: what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metrics = async () => {
    const { metrics: list } = await session.send('Performance.getMetrics');
    const of = (name: string) => (list.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return {
      task: of('TaskDuration'),
      script: of('ScriptDuration'),
      style: of('RecalcStyleDuration'),
      layout: of('LayoutDuration'),
    };
  };
  const frames = { DrawFrame: 0, DroppedFrame: 0 };
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name } of value) if (name === 'DrawFrame' || name === 'DroppedFrame') frames[name] += 1;
  });
  const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
    },
  });
  const before = await metrics();
  const began = performance.now();
  if (turn === 'dragging') await drag(page, session);
  else await page.waitForTimeout(rotatingMs);
  const after = await metrics();
  const seconds = (performance.now() - began) / 1000;
  await session.send('Tracing.end');
  await traced;
  await page.close();
  return {
    task: (after.task - before.task) / seconds,
    script: (after.script - before.script) / seconds,
    style: (after.style - before.style) / seconds,
    layout: (after.layout - before.layout) / seconds,
    drawn: frames.DrawFrame,
    dropped: frames.DroppedFrame,
  };
}

const turns: readonly Turn[] = ['rotating', 'dragging'];
const costs: Record<Turn, Record<Which, Cost[]>> = {
  rotating: { carousel: [], strip: [] },
  dragging: { carousel: [], strip: [] },
};
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const turn of turns) {
      costs[turn].strip.push(await measure('strip', turn));
      costs[turn].carousel.push(await measure('carousel', turn));
    }
  }
} finally {
  await browser.close();
  await built.remove();
}

const row = (turn: Turn, which: Which) => {
  const of = (key: keyof Cost) => median(costs[turn][which].map((cost) => cost[key]));
  const ms = (key: keyof Cost) => of(key).toFixed(2).padStart(8);
  return `${which.padEnd(10)}${ms('task')}${ms('script')}${ms('style')}${ms('layout')}${String(of('drawn')).padStart(8)}${String(of('dropped')).padStart(8)}`;
};
for (const turn of turns) {
  const task = (which: Which) => median(costs[turn][which].map((cost) => cost.task));
  console.log(
    `Main thread while ${turn}, ms a second, at ${slowdown}x slowdown; median of ${rounds} runs of each`,
  );
  console.log(`${''.padEnd(10)}    task  script   style  layout   drawn dropped`);
  console.log(row(turn, 'strip'));
  console.log(row(turn, 'carousel'));
  console.log(
    `Ratio of the tasks: ${(task('carousel') / task('strip')).toFixed(2)} (goal: at most ${goals[turn]})\n`,
  );
}
