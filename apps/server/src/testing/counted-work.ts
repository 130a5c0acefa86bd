import { Session } from 'node:inspector/promises';
import { type Logger, NoopLogger } from 'drizzle-orm';
import { vi } from 'vitest';

/** What an answer comes to, in figures that are the same on every machine, however busy it is. */
export interface Work {
  /** Statements that the database was sent, those that begin and end a transaction aside. */
  statements: number;
  /** Functions of the server, its packages and libraries that were called, in thousands: what takes the event loop. */
  calls: number;
  /** What is sent, compressed or not. */
  kilobytes: number;
}

interface WorkCounter {
  /** What was done since it was asked last. */
  take: () => Promise<Omit<Work, 'kilobytes'>>;
  stop: () => Promise<void>;
}

/** Those of the test's own tools are no work of the server. */
const counted = (url: string) =>
  /\/(?:apps|packages|node_modules)\//.test(url) &&
  !/\/testing\/|\.test\.ts|vitest|chai|@voidzero|\/vite\//.test(url);

/** Counts from here on. V8 counts each call of each function, which makes it slow; nobody measures time meanwhile. */
export async function countWork(): Promise<WorkCounter> {
  // Drizzle tells its logger of each statement on both databases.
  const texts: string[] = [];
  const logger: Logger = NoopLogger.prototype;
  const logged = vi.spyOn(logger, 'logQuery').mockImplementation((text) => void texts.push(text));
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    take: async () => {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const calls = result
        .filter(({ url }) => counted(url))
        .flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole?.count ?? 0))
        .reduce((sum, count) => sum + count, 0);
      const work = {
        statements: texts.splice(0).filter((text) => !/^(?:begin|commit|rollback)/i.test(text)).length,
        calls: calls / 1000,
      };
      return work;
    },
    stop: async () => {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
      logged.mockRestore();
    },
  };
}
