import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import allowances from '../audit-allowed.json' with { type: 'json' };
import { type Advisory, faultsOf } from './advisories.ts';

/** Milliseconds in which a registry answers; without a network the package manager would try for more than a minute. */
const patience = 30_000;

interface Report {
  readonly advisories: Readonly<Record<string, Advisory>>;
}

/**
 * Asks the registry what is known against the versions in the lockfile.
 * @param registry another one than the package manager's own
 * @returns what somebody has to see to, or why nothing is known
 */
export async function auditDependencies(
  registry?: string,
): Promise<{ faults: string[] } | { unanswered: string }> {
  const args = ['-y', 'pnpm@12.21.0', 'audit', '--json', ...(registry ? ['--registry', registry] : [])];
  const child = spawn('npx', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: what npx starts would go on without it.
    detached: true,
  });
  const impatience = setTimeout(() => child.pid && process.kill(-child.pid), patience);
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  clearTimeout(impatience);
  if (!said.startsWith('{')) {
    const status = /responded with (\d+)/.exec(`${said}${complaint}`.replaceAll(/[│\s]+/g, ' '))?.[1];
    return { unanswered: `the registry ${status ? `answers with ${status}` : 'cannot be reached'}` };
  }
  const report: Report = JSON.parse(said);
  return { faults: faultsOf(Object.values(report.advisories), allowances, new Date()) };
}
