import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
let building: Promise<string> | undefined;

async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'payload-storybook-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const options = ['build', '--output-dir', folder, '--disable-telemetry', '--quiet'];
  await promisify(execFile)(join(root, 'node_modules/.bin/storybook'), options, {
    cwd: root,
    // Under a test it would be built for the test's environment, not as it is published.
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    // A build's warnings, which are only read where it fails.
    maxBuffer: 64 * 1024 * 1024,
  });
  return folder;
}

/**
 * The folder of a published Storybook: the one that `STORYBOOK_BUILT` names, else one built once per process, which removes
 * it at its end. Errors: those of the build, with what it said.
 */
export function builtStorybook(): Promise<string> {
  building ??= process.env['STORYBOOK_BUILT'] ? Promise.resolve(process.env['STORYBOOK_BUILT']) : build();
  return building;
}
