import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '../../apps/server/src/testing/child.ts';
import { freePort } from '../../scripts/free-port.ts';

/** One of the machines behind the proxy: a port and a data folder, and the server that runs there now. */
export interface Machine {
  readonly port: number;
  readonly origin: string;
  readonly pid: number;
  /** Starts a server; resolves with the milliseconds until it answers. */
  start(main: string): Promise<number>;
  /** Ends its server at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves with the milliseconds until it has ended. */
  stop(): Promise<number>;
  /** Stops what runs, and takes the folder away. */
  dispose(): Promise<void>;
}

/** @param settings of its server, besides port and data folder. */
export async function prepareMachine(settings: Record<string, string>): Promise<Machine> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'payload-machine-'));
  let child: Child | undefined;

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number> => {
    const begun = performance.now();
    const ending = child;
    child = undefined;
    ending?.process.kill(signal);
    const { code, stderr } = (await ending?.ended) ?? { code: 0, stderr: '' };
    if (signal === 'SIGTERM' && code !== 0)
      console.log(`A server ended with ${code}: ${stderr.slice(-2000)}`);
    return performance.now() - begun;
  };

  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    get pid() {
      if (child?.process.pid === undefined) throw new Error('No server runs on this machine.');
      return child.process.pid;
    },
    start: async (main) => {
      const begun = performance.now();
      const started = startChild(main, [], {
        ...settings,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
      });
      child = started;
      const line = await started.nextLine();
      if (!line?.startsWith('The '))
        throw new Error(`A server did not start: ${(await started.ended).stderr}`);
      return performance.now() - begun;
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    dispose: async () => {
      await end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
