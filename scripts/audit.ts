import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import allowances from '../audit-allowed.json' with { type: 'json' };
import { type Advisory, faultsOf } from './advisories.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Milliseconds in which a registry answers; without a network the package manager would try for more than a minute. */
const timeoutMs = 30_000;

/** What a request says that found nobody to answer it. */
const unreachable = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/;

interface Report {
  readonly advisories: Readonly<Record<string, Advisory>>;
}

/**
 * Asks the registry what is known against the versions in the lockfile.
 * @param registry another one than the package manager's own
 * @param folder of the lockfile
 * @returns what someone has to see to, or why nothing is known
 */
export async function auditDependencies(
  registry?: string,
  folder = root,
): Promise<{ faults: string[] } | { unanswered: string }> {
  const args = ['-y', 'pnpm@12.21.0', 'audit', '--json', ...(registry ? ['--registry', registry] : [])];
  const child = spawn('npx', args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: what npx starts would go on without it.
    detached: true,
  });
  let isGivenUp = false;
  const timeout = setTimeout(() => {
    isGivenUp = true;
    if (child.pid) process.kill(-child.pid);
  }, timeoutMs);
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  clearTimeout(timeout);
  if (!said.startsWith('{')) {
    // What npm says of its own settings stands before it, and is no part of it.
    const words = `${said}${complaint}`
      .replaceAll(/^npm warn .*$/gm, '')
      .replaceAll(/[│\s]+/g, ' ')
      .trim();
    const status = /responded with (\d+)/.exec(words)?.[1];
    if (status) return { unanswered: `the registry answers with ${status}` };
    if (isGivenUp || unreachable.test(words)) return { unanswered: 'the registry cannot be reached' };
    // A check that cannot be made for a fault of ours has not been passed.
    return { faults: [`The package manager could not make the audit: ${words.slice(0, 400)}`] };
  }
  const report: Report = JSON.parse(said);
  return { faults: faultsOf(Object.values(report.advisories), allowances, new Date()) };
}
