import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { library, pnpm, tarball } from './commands.ts';

/** Builds and packs the library, as `npm run pack:ui` does. */
export default function pack(): void {
  mkdirSync(dirname(tarball), { recursive: true });
  pnpm(library, 'pack', '--out', tarball);
}
