import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A process of its own, which tests start, listen to and end. */
export interface Child {
  process: ChildProcess;
  /** The next line of its standard output; undefined when that has ended. */
  nextLine(): Promise<string | undefined>;
  /** Resolves when it has ended: exit code (null after a signal) and all it wrote to either stream. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** Dozens of processes load the same modules: compiled once, each starts in half the time. */
const compileCache = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/server-tests');

/**
 * Runs a module of this package in a process of its own, with no settings of the server but those given.
 *
 * @param file absolute path of the module.
 * @param settings its environment variables.
 */
export function startChild(file: string, args: string[] = [], settings: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return {
    process: child,
    nextLine: async () => {
      const { value, done } = await lines.next();
      return done ? undefined : value;
    },
    ended: once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, stdout, stderr })),
  };
}
