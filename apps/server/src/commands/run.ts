import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { textOfFile } from '@payload/api/contract';
import { type Config, readConfig } from '../config.ts';
import { openStore } from '../db/open.ts';
import type { MessageKind } from '../services/outbox.ts';
import { reasonOf, StartError } from '../start-error.ts';
import { openStorage } from '../storage/open.ts';
import { handleCommand } from './answer.ts';
import type { Answer, CommandRequest } from './command.ts';
import { askServer } from './socket.ts';

/**
 * Runs a command with this process's arguments and settings, prints what it says and sets the exit code. The
 * server may be running or not.
 */
export async function runCommand(name: CommandRequest['name']): Promise<void> {
  try {
    const args = process.argv.slice(2);
    const config = readConfig(process.env);
    const isImport = name === 'devices' && args[0] === 'import' && args[1] !== undefined;
    const input = isImport ? readText(args[1]) : null;
    const request: CommandRequest = { name, args, input, actor: os.userInfo().username };
    const isExport = name === 'requests' && args[0] === 'export';
    await withAnswer(config, request, async (answer) => {
      const target = isExport && answer.code === 0 ? args[1] : undefined;
      if (target === undefined) {
        await pipeline(piecesOf(answer), process.stdout, { end: false });
      } else {
        await writeTo(target, answer);
        console.log(`The requests are in ${target}.`);
      }
      process.exitCode = answer.code;
    });
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Uses the answer of the server that holds the embedded database, else of this process. */
async function withAnswer(
  config: Config,
  request: CommandRequest,
  use: (answer: Answer) => Promise<void>,
): Promise<void> {
  const running = config.databaseUrl ? null : await askServer(config.dataDir, request);
  if (running) return use(running);
  const store = await openStore(config, {
    onIdleError: () => {},
    onBroken: (reason) => {
      console.error(
        `The database in ${config.dataDir} has given up (${reason}): see to the disk and try again.`,
      );
      process.exit(1);
    },
  });
  try {
    await store.prepare(async () => {});
    const { smtpUrl, smsUrl, publicUrl, holidays } = config;
    // What it puts into the outbox waits there for a server that sends.
    const canSend = (kind: MessageKind) => (kind === 'mail' ? smtpUrl : smsUrl) !== null;
    const reach = { canSend, publicUrl, holidays };
    // Its pieces are read from the database while they are used.
    await use(await handleCommand({ db: store.db, storage: openStorage(config), reach }, request));
  } finally {
    await store.close();
  }
}

/** Package managers change the folder; a path is meant from where someone typed it. */
function typedPath(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '', file);
}

function readText(file = ''): string {
  try {
    const text = textOfFile(new Uint8Array(fs.readFileSync(typedPath(file))));
    if (text === null) throw new Error('it is no text');
    return text;
  } catch (error) {
    throw new StartError(
      `${file} cannot be read (${reasonOf(error)}), so nothing was taken in: ` +
        'check the name; from a spreadsheet, save it as CSV.',
    );
  }
}

async function* piecesOf({ text, more }: Answer): AsyncGenerator<string, void, undefined> {
  yield text;
  yield* more ?? [];
}

async function writeTo(file: string, answer: Answer): Promise<void> {
  // What customers wrote is for the staff alone.
  const target = await fs.promises.open(typedPath(file), 'w', 0o600).catch((error: unknown) => {
    throw new StartError(`${file} cannot be written (${reasonOf(error)}): choose another name or folder.`);
  });
  try {
    await pipeline(piecesOf(answer), target.createWriteStream());
  } catch (error) {
    throw new StartError(
      `${file} is not whole, because the export stopped (${reasonOf(error)}): do it again before you use the file.`,
    );
  }
}
