import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { deskAtItsAddress } from '../apps/desk/dev-plugin.ts';

// The API restarts on a change of its files, Vite replaces modules in the open page.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: '4174', SITE_DIR: 'none' } },
);
const site = await createServer({
  root: join(root, 'apps/site'),
  configFile: join(root, 'apps/site/vite.config.ts'),
  plugins: [deskAtItsAddress()],
});
await site.listen();
site.printUrls();

async function stop(): Promise<void> {
  api.kill('SIGTERM');
  await site.close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
