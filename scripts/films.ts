import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import {
  filmStems,
  filmTimes,
  isSpokenOf,
  type Language,
  languages,
  productInfo,
  products,
  spokenStem,
} from '../packages/catalog/src/index.ts';
import { findBrowser } from './browser.ts';
import { captionFiles } from './films/captions.ts';
import { filmLayers, filmPage } from './films/frame.ts';

/**
 * `npm run films`: makes the films of all models whose catalogue entry names one, from the site's own pictures: the
 * browser draws the layers, ffmpeg moves and packs them. `npm run films T90 PT4` makes only these. Needs ffmpeg; neither the
 * build nor a test calls it, the files lie in the repository.
 */
const root = join(import.meta.dirname, '..');
const pictures = join(root, 'apps/site/public/static/pic');
const folder = join(root, 'apps/site/public/static/video');
/** What `npm run voice` has spoken. */
const orders = join(root, 'apps/site/public/static/voice');
const list = join(root, 'packages/catalog/src/video-files.ts');
/** The moment that stands for the film: lit, with all its figures. */
const posterAt = 8.4;
const { duration, frameRate, width, height, light, code, figures } = filmTimes;

const address = (path: string) =>
  `data:image/webp;base64,${readFileSync(join(pictures, path)).toString('base64')}`;

function ffmpeg(...options: string[]): void {
  const { status, error, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...options], {
    encoding: 'utf8',
  });
  if (error)
    throw new Error('ffmpeg is needed to make films: install it, for example from Debian.', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg refused ${options.join(' ')}: ${stderr}`);
}

/** A word of the picture, clear at first. */
const word = (layer: number, from: number, lasts: number) =>
  `[${layer}]format=yuva420p,fade=in:st=${from}:d=${lasts}:alpha=1[w${layer}]`;

/** Lays a word over the picture; it rises a little as it comes. */
const over = (below: string, layer: number, from: number, lasts: number, result: string) =>
  `[${below}][w${layer}]overlay=y='14*pow(1-clip((t-${from})/${lasts},0,1),2)':format=yuv420[${result}]`;

/** What ffmpeg does with the layers, in the order of `filmLayers`: light, slow approach, words one after another. */
function composition(): string {
  const approach = `z='1+0.055*on/${duration * frameRate}':x='0.62*(iw-iw/zoom)':y='0.48*(ih-ih/zoom)'`;
  return [
    `[0][1]xfade=transition=fade:duration=1.1:offset=${light}[on]`,
    `[on][2]xfade=transition=fade:duration=1:offset=${light + 1.1}[view]`,
    // Moved at twice its size, so that it does not tremble.
    `[view]scale=${2 * width}:-1:flags=bicubic,zoompan=${approach}:d=1:s=${width}x${height}:fps=${frameRate},fade=in:st=0:d=0.9[stage]`,
    word(3, code, 0.7),
    ...figures.map((from, index) => word(4 + index, from, 0.5)),
    over('stage', 3, code, 0.7, 'c0'),
    ...figures.map((from, index) => over(`c${index}`, 4 + index, from, 0.5, `c${index + 1}`)),
    `[c${figures.length}]fade=out:st=${duration - 0.4}:d=0.4,format=yuv420p`,
  ].join(';');
}

const bare = ['-map_metadata', '-1', '-fflags', '+bitexact'];
/** Nothing in a file says when it was made. */
const exact = [...bare, '-flags:v', '+bitexact'];
const codecs = {
  mp4: {
    picture: '-c:v libx264 -profile:v high -level 3.2 -preset slow -crf 24',
    sound: '-c:a aac -b:a 48k -flags:a +bitexact -movflags +faststart',
  },
  webm: {
    picture: '-c:v libvpx-vp9 -b:v 0 -crf 37 -row-mt 1 -cpu-used 3',
    sound: '-c:a libopus -b:a 32k -flags:a +bitexact',
  },
} as const;

/** As a horn gives it: no bass, no treble. It begins with the light. */
const horn = `[1:a]adelay=${light * 1000}:all=1,highpass=f=300,lowpass=f=5000,apad[order]`;

/** Lays the order in a language under a silent film. */
function speak(silent: string, language: Language, to: string, sound: string): void {
  const order = join(orders, `order-${language}.mp3`);
  const mixed = [
    '-i',
    silent,
    '-i',
    order,
    '-filter_complex',
    horn,
    '-map',
    '0:v',
    '-map',
    '[order]',
    '-c:v',
    'copy',
  ];
  ffmpeg(...mixed, ...sound.split(' '), '-ac', '1', '-t', String(duration), ...bare, to);
}

async function makeFilm(browser: Browser, name: string): Promise<void> {
  const product = productInfo(name, 'en');
  if (!product) throw new Error(`There is no product ${name} to make a film of.`);
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    filmPage(product, { off: address(`products/${name}.webp`), lit: address(`night/${name}.webp`) }),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const work = mkdtempSync(join(tmpdir(), 'film-'));
  const layers = [];
  for (const layer of filmLayers) {
    const path = join(work, `${layer}.png`);
    await page.evaluate((shown) => document.documentElement.setAttribute('data-layer', shown), layer);
    await page.screenshot({ path, omitBackground: true });
    layers.push('-loop', '1', '-framerate', String(frameRate), '-t', String(duration), '-i', path);
  }
  await page.close();

  const at = join(folder, name);
  const frames = join(work, 'frames.mkv');
  ffmpeg(
    ...layers,
    '-filter_complex',
    composition(),
    '-t',
    String(duration),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '4',
    frames,
  );
  const spoken = isSpokenOf(product) ? languages : [];
  const made: string[] = [];
  for (const ending of ['mp4', 'webm'] as const) {
    const { picture, sound } = codecs[ending];
    const silent = spoken.length > 0 ? join(work, `silent.${ending}`) : `${at}.${ending}`;
    const start = ending === 'mp4' ? ['-movflags', '+faststart'] : [];
    ffmpeg('-i', frames, '-an', ...exact, ...picture.split(' '), ...start, silent);
    for (const language of spoken)
      speak(silent, language, join(folder, `${spokenStem(name, language)}.${ending}`), sound);
    made.push(`${ending} ${statSync(silent).size}`);
  }
  const still = join(work, 'still.png');
  ffmpeg('-ss', String(posterAt), '-i', frames, '-frames:v', '1', still);
  ffmpeg('-i', still, '-quality', '80', `${at}.webp`);
  ffmpeg('-i', still, ...'-c:v libaom-av1 -still-picture 1 -crf 30 -cpu-used 6'.split(' '), `${at}.avif`);
  for (const file of captionFiles(name)) writeFileSync(join(folder, file.name), file.text);
  rmSync(work, { recursive: true });
  console.log(`${name}  ${made.join('  ')}`);
}

const named = products.filter(({ video }) => video !== null);
const wanted = process.argv.slice(2);
const executablePath = findBrowser();
if (executablePath === null)
  throw new Error('No browser to draw with: install Chromium, or set CHROMIUM_PATH.');

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const product of named) {
  if (wanted.length === 0 || wanted.includes(product.code)) await makeFilm(browser, product.code);
}
await browser.close();

const bytes = (name: string) => String(statSync(join(folder, name)).size).replace(/\B(?=(\d{3})+$)/g, '_');
const rows = named
  .flatMap(filmStems)
  .filter((stem) => existsSync(join(folder, `${stem}.mp4`)))
  .map(
    (stem) =>
      `  ${stem.includes('.') ? `'${stem}'` : stem}: { mp4: ${bytes(`${stem}.mp4`)}, webm: ${bytes(`${stem}.webm`)} },\n`,
  );
writeFileSync(
  list,
  `/** Bytes of each film's files by the beginning of their names. Written by \`npm run films\`. */
export const videoFiles: Readonly<Record<string, { mp4: number; webm: number }>> = {
${rows.join('')}};
`,
);
