import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { ensureBrowser, findHeadlessShell } from '../../scripts/browser.ts';
import { median } from '../figures.ts';

/**
 * How many frames a second are drawn while a hand turns a model, and what a frame costs the main thread, on a processor slowed
 * down four times. The graphics card is software here, which takes most of a frame; a phone has one, so the main thread's time is
 * the figure that holds for both.
 */
const slowdown = 4;
const rounds = 3;
const seconds = 5;
/** What a frame may take of the main thread for 60 of them to fit in a second. */
const goal = 16;
/** The heaviest model, the one with the most lamps, and a small one. */
const models = ['DS16', 'T160', 'T90', 'S3mini'];
const origin = 'http://benchmark.test';
const folderOfModels = fileURLToPath(new URL('../../apps/site/public/static/models', import.meta.url));
const types: Record<string, string> = {
  '.css': 'text/css',
  '.mjs': 'text/javascript',
  '.woff2': 'font/woff2',
};
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Turn</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/page.mjs"></script>
<body data-theme="night" data-ground="night"></body></html>`;

type Cost = { frames: number; task: number };

const ensured = ensureBrowser();
if (!ensured.ok) throw new Error(ensured.reason);
process.env['NODE_ENV'] = 'production';
const folder = await mkdtemp(join(tmpdir(), 'payload-benchmark-'));
await build({
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  publicDir: false,
  build: {
    outDir: folder,
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('page.tsx', import.meta.url)),
      output: { entryFileNames: 'page.mjs', chunkFileNames: '[name].mjs', assetFileNames: '[name][extname]' },
    },
  },
});
const executablePath = findHeadlessShell();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

async function measure(code: string): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 600, height: 500 } });
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
    const file = pathname.startsWith('/models/')
      ? join(folderOfModels, pathname.slice(8))
      : join(folder, pathname);
    const contentType = types[extname(pathname)] ?? 'application/octet-stream';
    return route.fulfill({ body: await readFile(file), contentType });
  });
  await page.goto(`${origin}/?${code}`);
  await page.getByRole('application').waitFor({ timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await taskTime();
  // A hand that drags without end, as often as a screen asks where it is.
  const frames = await page.getByRole('application').evaluate(
    (model, length) =>
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
          if (now - start < length) requestAnimationFrame(step);
          else resolve(count);
        };
        requestAnimationFrame(step);
      }),
    seconds * 1000,
  );
  const after = await taskTime();
  await page.close();
  return { frames: frames / seconds, task: (after - before) / frames };
}

const costs = new Map<string, Cost[]>(models.map((code) => [code, []]));
try {
  for (let round = 0; round < rounds; round += 1)
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would slow each other
    for (const [code, found] of costs) found.push(await measure(code));
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

console.log(
  `Turning a model, at ${slowdown}x slowdown, drawn by software; median of ${rounds} runs of ${seconds} s`,
);
console.log(`${''.padEnd(10)}frames/s  ms of the main thread a frame (goal: at most ${goal})`);
for (const [code, found] of costs) {
  const of = (key: keyof Cost) => median(found.map((cost) => cost[key])).toFixed(1);
  console.log(`${code.padEnd(10)}${of('frames').padStart(8)}${of('task').padStart(10)}`);
}
