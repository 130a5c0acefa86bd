import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitSlowRequests } from './slow-requests.ts';

let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify();
  limitSlowRequests(app, { carriesFile: ({ url }) => url === '/file', time: 500, idleTime: 1000 });
  app.get('/large', () => Buffer.alloc(64 * 2 ** 20));
  for (const url of ['/file', '/form']) app.post(url, async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** A request of which the first half is sent. */
async function begin(url: string): Promise<Socket> {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  const socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  const headers = 'host: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 8';
  socket.write(`POST ${url} HTTP/1.1\r\n${headers}\r\n\r\nhalf`);
  return socket;
}

it('cuts a request that does not come to an end, and lets a file take its time', async () => {
  const file = await begin('/file');
  const form = await begin('/form');
  expect(await text(form)).toBe('');
  file.write('half');
  expect(await text(file)).toMatch(/^HTTP\/1\.1 200 [\s\S]*halfhalf$/);
});

it('leaves alone what is there in time', async () => {
  const form = await begin('/form');
  form.write('half');
  expect(await text(form)).toMatch(/^HTTP\/1\.1 200 [\s\S]*halfhalf$/);
});

it('cuts off a caller who does not take the reply', async () => {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  const [accepted] = await Promise.all([
    once(app.server, 'connection'),
    new Promise<void>((resolve) => {
      const reader = connect(address.port, '127.0.0.1', resolve).pause();
      reader.on('error', () => {});
      reader.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    }),
  ]);
  const [socket]: Socket[] = accepted;
  if (!socket) throw new Error('The server took no connection.');
  await once(socket, 'close');
  expect(socket.bytesWritten).toBeGreaterThan(0);
});
