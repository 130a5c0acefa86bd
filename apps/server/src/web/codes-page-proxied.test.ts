import fs from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sendEmailCode } from '@payload/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceBase } from '../calls/call.ts';
import { startChild } from '../testing/child.ts';
import { fillDataFolder } from '../testing/databases.ts';
import { nginxMissing, startNginx } from '../testing/nginx.ts';
import { listenAnywhere } from '../testing/port.ts';

const main = path.join(import.meta.dirname, '../main.ts');
const owner = 'owner@shop.example';

/** A proxy on this machine. */
interface Proxy {
  port: number;
  stop(): Promise<void>;
}

/** A proxy as a beginner writes one: it says nothing of whom it serves, and asks for the server's own address. */
async function startPlainProxy(port: number): Promise<Proxy> {
  const proxy = http.createServer((request, response) => {
    const { method, url, headers } = request;
    const options = { host: '127.0.0.1', port, method, path: url, agent: false };
    const onward = http.request(
      { ...options, headers: { ...headers, host: `127.0.0.1:${port}`, connection: 'close' } },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  return {
    port: await listenAnywhere(proxy),
    stop: async () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

const proxies = [
  { proxy: 'nginx with nothing but proxy_pass', missing: nginxMissing, start: behindNginx },
  { proxy: 'a plain proxy', missing: null, start: startPlainProxy },
];

function behindNginx(port: number): Promise<Proxy> {
  return startNginx(`proxy_pass http://127.0.0.1:${port};`);
}

/** What strangers may send to a proxy, after its first line. */
const variants: [name: string, version: string, headers: string[]][] = [
  ['a foreign name', '1.1', ['Host: shop.example']],
  ['a name that looks like ours', '1.1', ['Host: localhost.evil.com']],
  ['our own name', '1.1', ['Host: localhost']],
  ['an empty name', '1.1', ['Host:']],
  ['no name, by HTTP/1.0', '1.0', []],
  ...[
    'cf-connecting-ip: 127.0.0.1',
    'true-client-ip: 127.0.0.1',
    'x-client-ip: 127.0.0.1',
    'x-original-host: localhost',
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Host: localhost',
    'Forwarded: for=127.0.0.1;host=localhost',
    'Via: 1.1 proxy',
  ].map((header): [string, string, string[]] => [header, '1.1', ['Host: shop.example', header]]),
  ['Sec-Fetch-Site: none', '1.1', ['Host: shop.example', 'Sec-Fetch-Site: none']],
];

/** Sends a request letter for letter; gives the reply, headers and all. */
async function sendRaw(port: number, target: string, version: string, headers: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([`GET ${target} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

let filled: string;

beforeAll(async () => {
  filled = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
  await fillDataFolder(filled);
});

afterAll(() => fs.rmSync(filled, { recursive: true }));

describe.each([
  ['without PUBLIC_URL', {}],
  ['with PUBLIC_URL', { PUBLIC_URL: 'https://shop.example' }],
  ['with PUBLIC_URL and TRUSTED_PROXY', { PUBLIC_URL: 'https://shop.example', TRUSTED_PROXY: 'loopback' }],
])('%s', (_name, settings: Record<string, string>) => {
  const isPublic = 'PUBLIC_URL' in settings;
  let folder: string;
  let child: ReturnType<typeof startChild>;
  let origin: string;
  /** What it answered to who asked for a code. */
  let asked: unknown;
  /** What it printed before it said how to stop it. */
  let said: string[];

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
    fs.cpSync(filled, folder, { recursive: true });
    child = startChild(main, [], { SITE_DIR: 'none', PORT: '0', DATA_DIR: folder, ...settings });
    said = [];
    for (let line = await child.nextLine(); line && !line.startsWith('Stop it'); ) {
      said.push(line);
      line = await child.nextLine();
    }
    origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said[0] ?? '')?.[0] ?? '';
    asked = await (await fetch(`${origin}${serviceBase[1]}${sendEmailCode.path}?email=${owner}`)).json();
  });

  afterAll(async () => {
    child.process.kill('SIGTERM');
    await child.ended;
    fs.rmSync(folder, { recursive: true });
  });

  describe.each(proxies)('behind $proxy', ({ missing, start }) => {
    let proxy: Proxy;
    beforeAll(async () => {
      if (missing === null) proxy = await start(Number(new URL(origin).port));
    });
    afterAll(async () => {
      if (missing === null) await proxy.stop();
    });

    it.skipIf(missing)('the server is reached at all', async () => {
      const reply = await sendRaw(proxy.port, '/healthz', '1.1', ['Host: shop.example']);
      expect(reply).toMatch(/^HTTP\/1\.1 200 /);
    });

    it.skipIf(missing).each(variants)(
      'no code is shown to whoever asks with %s',
      async (_variant, version, headers) => {
        for (const target of [
          '/dev/codes',
          '/dev/codes?key=',
          '/dev/codes?key=none&key=none',
          '/dev/codes/',
        ]) {
          const reply = await sendRaw(proxy.port, target, version, headers);
          // What the proxy itself does not let through is 400.
          expect(reply).toMatch(/^HTTP\/1\.1 40[034] /);
          expect(reply).not.toContain(owner);
        }
      },
    );
  });

  it('a code is sent where it can be seen, and else refused', () => {
    expect(asked).toMatchObject({ code: isPublic ? 500 : 200 });
  });

  it.skipIf(isPublic)('the printed address shows the codes on the machine itself', async () => {
    const address = /http:\/\/localhost:\d+\/dev\/codes\?key=[\w-]{43}$/.exec(said.join('\n'))?.[0] ?? '';
    await expect
      .poll(async () => (await fetch(address.replace('localhost', '127.0.0.1'))).text())
      .toContain(`<td>${owner}</td>`);
    const page = await (await fetch(address.replace('localhost', '127.0.0.1'))).text();
    expect(page).toContain(`href="${new URL(address).pathname}${new URL(address).search}"`);
    expect((await fetch(address.slice(0, -1))).status).toBe(403);
  });

  it.skipIf(!isPublic)('no address is printed, and no code, not even one that nobody sees', async () => {
    expect(said.join('\n')).not.toContain('/dev/codes');
    expect((await fetch(`${origin}/dev/codes`)).status).toBe(404);
  });
});
