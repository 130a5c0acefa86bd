import { type ChildProcess, spawn } from 'node:child_process';

/** Ends the whole check: `message` names the part that failed. */
export class PartFailed extends Error {}

interface PartOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** What the part came to, beyond passed or failed: read when it has ended. */
  readonly results: () => string;
}

/**
 * Runs the parts of a check, several at a time. What a part says is kept until it ends, so that parts are read one after the
 * other; the first that fails stops those that still run.
 */
export class Parts {
  /** A line for each part that has ended, in that order. */
  readonly summary: string[] = [];
  readonly #running = new Set<ChildProcess>();
  #failed: string | undefined;

  /** Errors: `PartFailed`, where the command or another part beside it fails. */
  async run(name: string, command: string, args: readonly string[], options: PartOptions): Promise<void> {
    this.#expectNoneFailed();
    console.log(`   ${name} begins`);
    const since = performance.now();
    const { cwd, env, results } = options;
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.add(child);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    const status = await new Promise<number | null>((resolve) => {
      child.on('error', (error) => {
        output.push(Buffer.from(error.message));
        resolve(null);
      });
      child.on('close', resolve);
    });
    this.#running.delete(child);
    this.#expectNoneFailed();
    console.log(`\n── ${name}\n${Buffer.concat(output).toString()}`);
    this.end(name, { since, hasPassed: status === 0, results: results() });
  }

  /**
   * Notes how a part ended that began at `since`, milliseconds of `performance.now()`.
   * Errors: `PartFailed`, where it has not passed.
   */
  end(
    name: string,
    { since, hasPassed, results }: { since: number; hasPassed: boolean; results: string },
  ): void {
    const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`;
    const line = `${hasPassed ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(8)}  ${results}`;
    this.summary.push(line);
    console.log(line);
    if (hasPassed) return;
    this.#failed = name;
    for (const child of this.#running) child.kill();
    throw new PartFailed(name);
  }

  #expectNoneFailed(): void {
    if (this.#failed !== undefined) throw new PartFailed(this.#failed);
  }
}

/** Goes several ways at once, each a part after the other, to the end of all. Errors: the first that one ends with. */
export async function together(...ways: readonly (() => Promise<void>)[]): Promise<void> {
  const all = ways.map((way) => way());
  // Nothing is left running behind an error.
  await Promise.allSettled(all);
  await Promise.all(all);
}
