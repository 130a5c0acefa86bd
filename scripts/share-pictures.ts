import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page, type Route } from 'playwright';
import { industries, productInfo, products, specText } from '../packages/catalog/src/index.ts';
import { ensureBrowser, findBrowser } from './browser.ts';
import { ensureSite } from './ensure-site.ts';

/**
 * Makes what is shown of the site outside of it, once, to be committed: a picture of each model and industry for
 * links that are shared (JPEG, which every messenger takes), and the icons from `favicon.svg`. An industry's is the scene
 * of its built page.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const site = join(root, 'apps/site/public');
const share = join(site, 'static/pic/share');
const size = { width: 1200, height: 630 };

const data = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`;
const picture = (folder: string, name: string) =>
  data(`apps/site/public/static/pic/${folder}/${name}.webp`, 'image/webp');

const font = data('packages/ui/src/assets/archivo-latin-wght600-800-wdth100-125.woff2', 'font/woff2');
const icon = readFileSync(join(site, 'favicon.svg'), 'utf8');

const style = `
  @font-face { font-family: Archivo; src: url(${font}); font-weight: 600 800; font-stretch: 100% 125%; }
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; overflow: hidden; background: #07090C; color: #EEF3F4; font-family: Archivo; }
  img { position: absolute; inset: 0; width: 1200px; height: 630px; object-fit: cover; }
  .model { left: 380px; width: 840px; mask-image: linear-gradient(90deg, transparent, #000 38%); }
  .plate { position: absolute; left: 64px; top: 56px; width: 76px; height: 54px; display: grid; place-content: center;
    border: 2px solid; border-radius: 3px; font: 800 28px Archivo; font-stretch: 125%; }
  .code { position: absolute; left: 60px; bottom: 148px; font-weight: 800; font-stretch: 125%; letter-spacing: -.02em;
    line-height: .82; background: linear-gradient(97deg, #FFF3D2, #EEF3F4 30%, #93A3AC); color: transparent;
    background-clip: text; padding: 4px; }
  .figure { position: absolute; left: 64px; bottom: 64px; font: 600 40px Archivo; font-stretch: 108%; color: #93A3AC; }
`;

/** A model's card says nothing in words, so that it serves both languages. */
function modelCard(code: string, figure: string): string {
  const fontSize = Math.min(190, 660 / code.length);
  return `<style>${style}</style><img class="model" src="${picture('night', code)}"><div class="plate">JZ</div>
    <div class="code" style="font-size:${fontSize}px">${code}</div><div class="figure">${figure}</div>`;
}

/** What a built page asks for, as the server answers it; it runs no script. */
async function answer(route: Route): Promise<void> {
  const path = decodeURIComponent(new URL(route.request().url()).pathname);
  const file = join(root, 'apps/site/dist/client', extname(path) ? path : `${path}.html`);
  await (existsSync(file) && extname(file) !== '.js' ? route.fulfill({ path: file }) : route.abort());
}

/** The scene alone, as wide as the card: the page's own drawing, which says nothing but codes and figures. */
const sceneStyle = `${style}
  .plate { z-index: 1; }
  figure[role='img'] { position: fixed !important; inset: auto 0 0 auto !important; z-index: 0 !important; width: auto !important; height: 630px !important; }`;

async function shootScene(browser: Browser, id: string): Promise<void> {
  const page = await browser.newPage({ viewport: size });
  await page.route('**/*', answer);
  await page.goto(`http://site.invalid/en/solution/${id}`);
  await page.addStyleTag({ content: sceneStyle });
  await page.evaluate(() => {
    const scene = document.querySelector("figure[role='img']");
    if (!scene) throw new Error('The page has no scene.');
    const plate = Object.assign(document.createElement('div'), { className: 'plate', textContent: 'JZ' });
    document.body.dataset['theme'] = 'night';
    document.body.replaceChildren(scene, plate);
  });
  await shoot(page, join(share, `${id}.jpg`));
  await page.close();
}

/** The figure a model is sorted by; kilograms may be of anything, so they are labelled. */
function figureOf(code: string): string {
  const figure = productInfo(code, 'en')?.keyFigure;
  if (!figure) return '';
  const isMass = figure.kind === 'figure' && figure.unit === 'kg';
  return isMass ? `${figure.label} ${specText(figure, 'en')}` : specText(figure, 'en');
}

async function shoot(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, type: 'jpeg', quality: 78 });
}

/** The icon on a square of `pixels`, with a border of `margin` parts of it in the site's night. */
async function iconOf(page: Page, pixels: number, margin: number): Promise<Buffer> {
  await page.setViewportSize({ width: pixels, height: pixels });
  const inner = pixels * (1 - 2 * margin);
  const ground = margin > 0 ? '#07090C' : 'transparent';
  await page.setContent(
    `<style>*{margin:0}body{background:${ground}}svg{position:absolute;inset:${pixels * margin}px;width:${inner}px;height:${inner}px}</style>${icon}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** An ICO file that holds one PNG, as every browser since 2009 reads it. */
function icoOf(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function makeAll(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: size });
  mkdirSync(share, { recursive: true });
  for (const { code } of products) {
    await page.setContent(modelCard(code, figureOf(code)), { waitUntil: 'load' });
    await shoot(page, join(share, `${code}.jpg`));
  }
  for (const { id } of industries) await shootScene(browser, id);

  mkdirSync(join(site, 'icons'), { recursive: true });
  for (const pixels of [192, 512])
    writeFileSync(join(site, `icons/icon-${pixels}.png`), await iconOf(page, pixels, 0));
  // What a system cuts to a circle or a rounded square keeps clear of the edge.
  writeFileSync(join(site, 'icons/maskable-512.png'), await iconOf(page, 512, 0.2));
  writeFileSync(join(site, 'icons/apple-touch-icon.png'), await iconOf(page, 180, 0.14));
  writeFileSync(join(site, 'favicon.ico'), icoOf(await iconOf(page, 32, 0), 32));
}

const ready = ensureBrowser();
if (!ready.ok) throw new Error(ready.reason);
await ensureSite();
const executablePath = findBrowser() ?? undefined;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  await makeAll(browser);
} finally {
  await browser.close();
}
