import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createLine } from '../../in-turn.ts';

/** What is wanted of a picture: to be encoded again for a screen, or to be known to show without any fault. */
export type DecoderTask = 'show' | 'judge';

/** A process that decodes gave up, or was ended: it took more than a picture may. */
export class DecoderFailed extends Error {
  override name = 'DecoderFailed';
}

interface DecoderLimits {
  /** Module that is run. @default the one that decodes */
  module?: string;
  /** Milliseconds a picture may take. @default 30 s, some ten times what the largest takes */
  time?: number;
  /**
   * Bytes that the process may write to, where the system can hold it to that. Node itself takes 650 MB of it, most of which
   * it never touches. @default 1.2 GB
   */
  memory?: number;
}

/** Decodes a picture; null where it cannot be decoded. What it is read from is asked for when its turn has come. */
export type Decode = (task: DecoderTask, read: () => Promise<Buffer>) => Promise<Buffer | null>;

/** Bytes that come out at most. */
const mostResult = 32 * 1024 * 1024;

/** What the process ends with where the picture is at fault and not the process. */
export const cannotBeDecoded = 3;

/**
 * Decodes pictures of strangers, one after the other, each in a process of its own: what a picture takes in memory is given back
 * with it, a fault in a decoder ends no server, and it has nothing to read that is worth having.
 */
export function createDecoder({
  module = path.join(import.meta.dirname, 'decode-picture.ts'),
  time = 30_000,
  memory = 1.2 * 2 ** 30,
}: DecoderLimits = {}): Decode {
  const inTurn = createLine();
  // RLIMIT_DATA: Node reserves ten gigabytes of addresses, so RLIMIT_AS would say nothing. The last one outlives this server.
  const limits = `ulimit -d ${Math.round(memory / 1024)}; ulimit -t ${Math.ceil(time / 1000)}; exec "$0" "$@"`;
  return (task, read) =>
    inTurn(async () => {
      const picture = await read();
      const command = [process.execPath, '--max-old-space-size=64', module, task];
      const [program = '', ...args] =
        os.platform() === 'win32' ? command : ['/bin/sh', '-c', limits, ...command];
      const child = spawn(program, args, {
        // No setting of the server's, among which are its secrets.
        env: { PATH: process.env['PATH'] ?? '', MALLOC_ARENA_MAX: '2' },
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      const late = setTimeout(() => child.kill('SIGKILL'), time);
      try {
        // It may end before it has read all.
        child.stdin.on('error', () => {}).end(picture);
        const [content, code] = await Promise.all([
          upTo(mostResult, child.stdout),
          once(child, 'close').then(([ended, signal]: unknown[]) => ended ?? signal),
        ]);
        if (code === 0) return content;
        if (code === cannotBeDecoded) return null;
        throw new DecoderFailed(`the decoder ended with ${String(code)}`);
      } finally {
        clearTimeout(late);
        child.kill('SIGKILL');
      }
    });
}

async function upTo(most: number, stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes > most) throw new DecoderFailed('the decoder gave more than a picture has');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** One line for the whole server: customers' files that have to be looked into stand in it as well. */
export const decoder = { inTurn: createDecoder() };
