import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.ts';
import { pictureFolder, rendererFile, rendererHere, whyNotComparable } from './picture-renderer.ts';

/**
 * Takes the pictures that `npm test` compares the stories with: all of them, or those of the stories
 * whose path contains one of the words given.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2).filter((word) => word !== '--');

const browser = ensureBrowser();
if (!browser.ok) {
  console.error(browser.reason);
  process.exit(1);
}
const reason = whyNotComparable();
if (words.length > 0 && reason) {
  console.error(`Some pictures alone would not fit the others: ${reason}. Take all of them.`);
  process.exit(1);
}
if (words.length === 0) rmSync(pictureFolder, { recursive: true, force: true });
mkdirSync(pictureFolder, { recursive: true });
writeFileSync(rendererFile, rendererHere());
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'stories', ...words, '--update'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORIES: 'whole' } },
);
process.exitCode = status ?? 1;
