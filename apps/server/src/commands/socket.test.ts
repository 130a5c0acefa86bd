import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startChild } from '../testing/child.ts';
import { temporaryFolder } from '../testing/folders.ts';
import type { CommandRequest } from './command.ts';
import { askServer, serveCommands } from './socket.ts';

/** Runs `requests` as npm does. */
async function run(dataDir: string, ...args: string[]) {
  const settings = { DATA_DIR: dataDir, INIT_CWD: dataDir };
  return startChild(path.join(import.meta.dirname, 'requests.ts'), args, settings).ended;
}

async function* brokenOff() {
  yield 'the first thousand\r\n';
  throw new Error('the disk is gone');
}

describe('commands that a running server answers', () => {
  it('tell when the server fails, and answer nothing but commands', async () => {
    const folder = temporaryFolder();
    const request: string[] = [];
    const failures: unknown[] = [];
    const gone = new Error('the disk is gone');
    const server = await serveCommands(
      folder,
      async ({ args }) => {
        request.push(...args);
        throw gone;
      },
      (error) => failures.push(error),
    );
    const asking = askServer(folder, { name: 'requests', args: ['list'], input: null, actor: 'kim' });
    await expect(asking).rejects.toThrow('The server did not answer');
    expect(request).toEqual(['list']);
    expect(failures).toEqual([gone]);
    await server.close();
    expect(await askServer(folder, { name: 'requests', args: [], input: null, actor: 'kim' })).toBeNull();
  });

  it('hand a long answer over piece by piece, no faster than it is read', async () => {
    const folder = temporaryFolder();
    const piece = `"one",二\u2028\r\n${'x'.repeat(300_000)}\n`;
    const pieces = 100;
    let made = 0;
    async function* more() {
      for (; made < pieces; made += 1) yield piece;
    }
    const serve = async () => ({ code: 0, text: 'heading\r\n', more: more() }) as const;
    const server = await serveCommands(folder, serve, () => {});
    const exporting: CommandRequest = { name: 'requests', args: ['export'], input: null, actor: 'kim' };
    const answer = await askServer(folder, exporting);
    expect(answer).toMatchObject({ code: 0, text: 'heading\r\n' });
    let read = 0;
    for await (const each of answer?.more ?? []) {
      expect(each).toBe(piece);
      read += 1;
      // What both ends of the socket hold, and no more.
      expect(made - read).toBeLessThan(10);
    }
    expect(read).toBe(pieces);
    await server.close();
  });

  it('say that a file is not whole where the server stops in the middle of it', async () => {
    const folder = temporaryFolder();
    const server = await serveCommands(
      folder,
      async () => ({ code: 0, text: '', more: brokenOff() }),
      () => {},
    );
    const { code, stdout, stderr } = await run(folder, 'export', 'out.csv');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('out.csv is not whole, because the export stopped (The server stopped');
    const nowhere = await run(folder, 'export', 'none/out.csv');
    expect([nowhere.code, nowhere.stderr]).toEqual([
      1,
      expect.stringContaining('choose another name or folder'),
    ]);
    await server.close();
  });
});
