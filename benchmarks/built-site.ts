import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built site; ends the program with what to do where there is none. */
export function builtSite(): string {
  const site = fileURLToPath(new URL('../apps/site/dist/client', import.meta.url));
  if (existsSync(join(site, 'en/index.html'))) return site;
  console.error('There is no built site to measure: run `npm run build` first.');
  process.exit(1);
}
