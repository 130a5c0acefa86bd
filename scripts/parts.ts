import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Ends the whole check: `message` names the parts that failed. */
export class PartFailed extends Error {}

interface PartOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** What the part came to, beyond passed or failed: read when it has ended. Without it, what a failed part said is printed. */
  readonly results?: () => string;
}

/** Lines of its output that a failed part without results is told by. */
const toldLines = 60;

/**
 * Runs the parts of a check, several at a time. What a part says goes into a file of its own, `<part>.log`; a line is printed
 * when it ends. The first part that fails stops those that still run, unless all are wanted.
 */
export class Parts {
  /** A line for each part that has ended, in that order. */
  readonly summary: string[] = [];
  readonly #logs: string;
  readonly #keepsGoing: boolean;
  readonly #running = new Set<ChildProcess>();
  readonly #failed: string[] = [];

  /** @param logs folder for the parts' output, which is made where it is missing */
  constructor(logs: string, { keepsGoing = false }: { keepsGoing?: boolean } = {}) {
    mkdirSync(logs, { recursive: true });
    this.#logs = logs;
    this.#keepsGoing = keepsGoing;
  }

  /** Names of the parts that have failed. */
  get failed(): readonly string[] {
    return this.#failed;
  }

  /** Errors: `PartFailed`, where the command or another part beside it fails and not all are wanted. */
  async run(name: string, command: string, args: readonly string[], options: PartOptions): Promise<void> {
    this.#expectNoneFailed();
    const since = performance.now();
    const { cwd, env, results } = options;
    const logFile = join(this.#logs, `${name}.log`);
    const log = openSync(logFile, 'w');
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', log, log] });
    closeSync(log);
    this.#running.add(child);
    let reason = '';
    const status = await new Promise<number | null>((resolve) => {
      child.on('error', (error) => {
        reason = error.message;
        resolve(null);
      });
      child.on('close', resolve);
    });
    this.#running.delete(child);
    this.#expectNoneFailed();
    const hasPassed = status === 0;
    const said = () =>
      reason ||
      stripVTControlCharacters(readFileSync(logFile, 'utf8')).trim().split('\n').slice(-toldLines).join('\n');
    this.end(name, { since, hasPassed, results: results?.() ?? (hasPassed ? '' : said()) });
  }

  /**
   * Notes how a part ended that began at `since`, milliseconds of `performance.now()`.
   * Errors: `PartFailed`, where it has not passed and not all are wanted.
   */
  end(
    name: string,
    { since, hasPassed, results }: { since: number; hasPassed: boolean; results: string },
  ): void {
    const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`;
    const line =
      `${hasPassed ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(8)}  ${results}`.trimEnd();
    this.summary.push(line);
    console.log(line);
    if (hasPassed) return;
    this.#failed.push(name);
    if (this.#keepsGoing) return;
    for (const child of this.#running) child.kill();
    throw new PartFailed(name);
  }

  #expectNoneFailed(): void {
    const [first] = this.#failed;
    if (first !== undefined && !this.#keepsGoing) throw new PartFailed(first);
  }
}

/** Goes several ways at once, each a part after the other, to the end of all. Errors: the first that one ends with. */
export async function together(...ways: readonly (() => Promise<void>)[]): Promise<void> {
  const all = ways.map((way) => way());
  // Nothing is left running behind an error.
  await Promise.allSettled(all);
  await Promise.all(all);
}
