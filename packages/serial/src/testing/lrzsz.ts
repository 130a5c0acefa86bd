import { spawnSync } from 'node:child_process';

/** Why the programs of Debian's package lrzsz cannot be asked, or null. */
export function whyNoLrzsz(): string | null {
  const missing = ['rb', 'sb'].filter((name) => spawnSync(name, ['--version']).error !== undefined);
  return missing.length === 0 ? null : `${missing.join(' and ')} not found: apt-get install lrzsz`;
}

/** Around every border of YMODEM's blocks, and what takes more than 255 and more than 65535 of them. */
export const sizes = [0, 1, 127, 128, 129, 1023, 1024, 1025, 300_000, 2_000_001];
