import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one tick of the kernel's clock, on every Linux that Debian builds. */
const tick = 10;

interface Times {
  parent: number;
  /** Milliseconds that the process itself has computed. */
  own: number;
  /** And those of its children that have ended. */
  ended: number;
}

function timesOf(pid: number | string): Times | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { parent, own: (user + system) * tick, ended: (userOfEnded + systemOfEnded) * tick };
  } catch {
    return null;
  }
}

/** Milliseconds that a process has computed, in all its threads. */
export function processorTime(pid: number): number {
  return timesOf(pid)?.own ?? 0;
}

/** Milliseconds that a process and all its children have computed, those that have ended included. */
export function familyTime(pid: number): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const times = timesOf(name);
    if (Number(name) === pid && times) sum += times.own + times.ended;
    else if (times?.parent === pid) sum += times.own;
  }
  return sum;
}

export function parentOf(pid: number): number {
  const times = timesOf(pid);
  if (!times) throw new Error(`There is no process ${pid}.`);
  return times.parent;
}
