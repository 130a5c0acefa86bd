import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Child, startChild } from './testing/child.ts';
import { fillDataFolder } from './testing/databases.ts';
import { temporaryFolder } from './testing/folders.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const large = Buffer.alloc(20_000_000, 'payload ');

/** A built site, and a data folder with a filled database, which saves each test the making of one. */
let shared: string;
let site: string;

beforeAll(async () => {
  shared = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
  site = path.join(shared, 'site');
  fs.mkdirSync(path.join(site, 'en'), { recursive: true });
  fs.writeFileSync(path.join(site, 'en/index.html'), 'the home page');
  fs.writeFileSync(path.join(site, 'large.bin'), large);
  await fillDataFolder(path.join(shared, 'data'));
});

afterAll(() => fs.rmSync(shared, { recursive: true }));

function dataFolder(): string {
  const folder = temporaryFolder();
  fs.cpSync(path.join(shared, 'data'), folder, { recursive: true });
  return folder;
}

/** Starts the real server on any free port. */
function start(settings: Record<string, string>): Child {
  const child = startChild(main, [], { SITE_DIR: site, PORT: '0', ...settings });
  onTestFinished(() => {
    child.process.kill('SIGKILL');
  });
  return child;
}

/** Waits until a server says where it is. */
async function originOf(child: Child): Promise<string> {
  const line = await child.nextLine();
  const origin = /^The (?:site is|calls are) at (http:\/\/\S+:\d+)\/$/.exec(line ?? '')?.[1];
  if (!origin) throw new Error(`The server did not start: ${(await child.ended).stderr}`);
  return origin;
}

describe('a start', () => {
  it('says where the site is, where the data is and how to stop, and serves both', async () => {
    const folder = dataFolder();
    const child = start({ DATA_DIR: folder });
    const origin = await originOf(child);
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await child.nextLine()).toBe(`Its data is in ${folder}, with checksums on each page`);
    const codesPage = `http://localhost:${new URL(origin).port}/dev/codes`;
    expect(await child.nextLine()).toMatch(
      new RegExp(`^Codes cannot be sent; they are shown here and at ${codesPage}\\?key=[\\w-]{43}$`),
    );
    expect(await child.nextLine()).toBe(`Stop it with Ctrl+C, or with: kill ${child.process.pid}`);

    expect(await (await fetch(`${origin}/en/`)).text()).toBe('the home page');
    const reply = await fetch(`${origin}/api/offi/public/getProductInfo/T90?language=cn`);
    expect(await reply.json()).toMatchObject({ code: 200, data: { code: 'T90', type: 'searchlight' } });
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok', database: 'ok' });

    child.process.kill('SIGTERM');
    const { code, stdout, stderr } = await child.ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual([
      expect.any(String),
      expect.any(String),
      expect.any(String),
      expect.any(String),
      'Stopping.',
      '',
    ]);
    expect(fs.readdirSync(folder)).toEqual(['commands', 'pg', 'second-factor.key', 'server.lock', 'uploads']);
  });

  it('can be stopped before it is through', async () => {
    const folder = dataFolder();
    const child = start({ DATA_DIR: folder });
    // The lock is the first thing it takes.
    for await (const { filename } of fs.promises.watch(folder)) if (filename === 'server.json') break;
    child.process.kill('SIGTERM');
    const { code, stderr } = await child.ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(fs.existsSync(path.join(folder, 'server.json'))).toBe(false);
  });
});

it('goes on when nobody reads what it says any more, and closes its data when it is stopped', async () => {
  const folder = dataFolder();
  const child = start({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  const origin = await originOf(child);
  child.process.stdout?.destroy();
  child.process.stderr?.destroy();
  for (let time = 0; time < 3; time += 1) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  child.process.kill('SIGTERM');
  const [code] = await once(child.process, 'exit');
  expect(code).toBe(0);
  expect(fs.existsSync(path.join(folder, 'server.json'))).toBe(false);
});

it('lets a request under way finish when it is stopped', async () => {
  const child = start({ DATA_DIR: dataFolder() });
  const origin = await originOf(child);
  const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(`${origin}/large.bin`, resolve).on('error', reject);
  });
  child.process.kill('SIGTERM');
  child.process.kill('SIGINT');
  let line = await child.nextLine();
  while (line !== 'Stopping.') line = await child.nextLine();

  expect((await buffer(reply)).equals(large)).toBe(true);
  expect((await child.ended).code).toBe(0);
  await expect(fetch(`${origin}/en/`)).rejects.toThrow('fetch failed');
});

/** What it says on its way out; it has to say it on one line, with a code that is not 0. */
async function complaint(settings: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await start(settings).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
}

describe('a start that cannot be', () => {
  it('names the port that is taken and leaves its holder alone', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void holder.close());
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const folder = dataFolder();
    expect(await complaint({ DATA_DIR: folder, PORT: port })).toBe(
      `Port ${port} on 127.0.0.1 is already in use by another program, so the site cannot be served there: stop that program, or choose another port with PORT.`,
    );
    expect(holder.listening).toBe(true);
    // It had the folder by then, and has given it back.
    expect(fs.existsSync(path.join(folder, 'server.json'))).toBe(false);
  });

  it('names the server that has the data folder, which goes on', async () => {
    const folder = dataFolder();
    const first = start({ DATA_DIR: folder });
    const origin = await originOf(first);
    expect(await complaint({ DATA_DIR: folder })).toMatch(
      new RegExp(
        `^The data folder ${folder} is in use by another server \\(process ${first.process.pid}, since .*DATA_DIR\\.$`,
      ),
    );
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  it('names the data folder that it cannot write to', async () => {
    const file = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(file, '');
    expect(await complaint({ DATA_DIR: file })).toContain(`The data folder ${file} cannot be written to`);
  });

  it('names the damaged database and leaves it as it is', async () => {
    const folder = dataFolder();
    const control = path.join(folder, 'pg/global/pg_control');
    fs.truncateSync(control, 100);
    const left = fs.readFileSync(control);
    expect(await complaint({ DATA_DIR: folder })).toMatch(
      /^The database in .* is damaged and cannot be opened \(could not read file "global\/pg_control".*nothing was deleted/,
    );
    expect(fs.readFileSync(control)).toEqual(left);
  });

  it('says that the database of DATABASE_URL does not answer', async () => {
    const folder = path.join(temporaryFolder(), 'data');
    const said = await complaint({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/site', DATA_DIR: folder });
    expect(said).toMatch(/^The database of DATABASE_URL cannot be reached \(connect ECONNREFUSED/);
    expect(said).not.toContain('secret');
    expect(fs.existsSync(folder)).toBe(false);
  });

  it('says that there is no site, before it makes anything', async () => {
    const folder = path.join(temporaryFolder(), 'data');
    const none = temporaryFolder();
    expect(await complaint({ SITE_DIR: none, DATA_DIR: folder })).toContain(
      `There is no built site in ${none}`,
    );
    expect(fs.existsSync(folder)).toBe(false);
  });

  it('names an address that is not of this machine', async () => {
    expect(await complaint({ DATA_DIR: dataFolder(), HOST: '203.0.113.7' })).toContain(
      'This machine has no address 203.0.113.7',
    );
  });

  it('lists every wrong setting', async () => {
    const { code, stderr } = await start({ PORT: 'x', PUBLIC_URL: 'x' }).ended;
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^PORT is "x"/),
      expect.stringMatching(/^PUBLIC_URL is "x"/),
      '',
    ]);
  });
});
