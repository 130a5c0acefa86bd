import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { array, nullable, object, parse, picklist, string } from 'valibot';
import { codeOf } from '../start-error.ts';
import type { Answer, CommandRequest } from './command.ts';

/*
 * The embedded database belongs to one process, so while the server runs, commands are done by it: a command
 * sends one JSON text over a socket in the data folder, ends its side, and gets lines of JSON back: the answer, the
 * pieces that follow it, each when the one before has left, and `null`, without which the answer is not whole. Only the
 * user the server runs as can enter the socket's folder.
 */

const commandRequestSchema = object({
  name: picklist(['devices', 'requests', 'staff']),
  args: array(string()),
  input: nullable(string()),
  actor: string(),
});
const answerSchema = object({ code: picklist([0, 1]), text: string() });
const pieceSchema = nullable(string());

/** Systems cut longer addresses of sockets off. Bytes. */
const longestAddress = 100;

const addressIn = (dataDir: string) => path.join(dataDir, 'commands', 'socket');

/**
 * Does what commands ask until it is closed. Where the data folder's path is too long for a socket, commands
 * have to wait until the server is stopped.
 *
 * @param onFailed is told why an answer is missing or not whole.
 */
export async function serveCommands(
  dataDir: string,
  answer: (request: CommandRequest) => Promise<Answer>,
  onFailed: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const address = addressIn(dataDir);
  if (Buffer.byteLength(address) > longestAddress) return { close: () => Promise.resolve() };
  fs.mkdirSync(path.dirname(address), { recursive: true, mode: 0o700 });
  // Left by a server that was killed; the lock on the data folder says that none is running.
  fs.rmSync(address, { force: true });

  const reply = async (socket: net.Socket): Promise<void> => {
    try {
      // Read to its end, a socket would be closed for writing as well.
      const request = await text(socket.iterator({ destroyOnReturn: false }));
      await pipeline(linesOf(await answer(parse(commandRequestSchema, JSON.parse(request)))), socket);
    } catch (error) {
      onFailed(error);
      // Whoever asks sees that the answer is missing.
      socket.destroy();
    }
  };
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void reply(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * Asks the server that has the data folder.
 *
 * @returns its answer, or null when no server is running there. Reading `more` throws where the server ends, or fails, in it.
 * @throws when the server ends, or fails, before it answers.
 */
export async function askServer(dataDir: string, request: CommandRequest): Promise<Answer | null> {
  const address = addressIn(dataDir);
  if (Buffer.byteLength(address) > longestAddress) return null;
  const socket = net.connect({ path: address, allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
  socket.end(JSON.stringify(request));
  const lines = readLines(socket);
  const { value: answer } = await lines.next();
  if (answer === undefined) throw new Error('The server did not answer; its log may tell why.');
  return { ...parse(answerSchema, JSON.parse(answer)), more: piecesOf(lines) };
}

async function* linesOf({ code, text: begin, more }: Answer): AsyncGenerator<string, void, undefined> {
  yield `${JSON.stringify({ code, text: begin })}\n`;
  for await (const piece of more ?? []) yield `${JSON.stringify(piece)}\n`;
  yield 'null\n';
}

async function* piecesOf(lines: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  for await (const line of lines) {
    const piece = parse(pieceSchema, JSON.parse(line));
    if (piece === null) return;
    yield piece;
  }
  throw new Error('The server stopped in the middle of its answer; its log may tell why.');
}

/** The lines of a socket that were ended. */
async function* readLines(socket: net.Socket): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    const parts = (rest + String(chunk)).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
}
