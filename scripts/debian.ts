import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian's packages can be installed here. */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function aptGet(...args: string[]): number | null {
  return spawnSync('apt-get', ['-y', '-q', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
}

let isListFresh = false;

/** Installs packages. An old list may still be served, and gives a browser older than the pictures were taken with. */
export function installFromDebian(...packages: string[]): void {
  if (!isListFresh) aptGet('update');
  isListFresh = true;
  aptGet('install', ...packages);
}
