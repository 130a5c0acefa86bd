import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitConnections } from './connections.ts';

let app: FastifyInstance;
let begun: string[];
/** Replies that are wanted and not given yet. */
let held: (() => void)[];
let onHeld: () => void;

beforeEach(async () => {
  [begun, held, onHeld] = [[], [], () => {}];
  app = Fastify();
  limitConnections(app);
  app.get('/:name', async ({ url }) => {
    begun.push(url);
    await new Promise<void>((resolve) => {
      held.push(resolve);
      onHeld();
    });
    return url;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** So many requests in one piece; the last one closes the connection. */
function send(count: number) {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  const socket = connect(address.port, '127.0.0.1').on('error', () => {});
  const requests = Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? 'connection: close\r\n' : '';
    return `GET /${index} HTTP/1.1\r\nhost: x\r\n${end}\r\n`;
  });
  socket.write(requests.join(''));
  return socket;
}

it('begins with a request when the reply before it has left', async () => {
  const begunAtMost: number[] = [];
  onHeld = () => {
    begunAtMost.push(held.length);
    setImmediate(() => held.shift()?.());
  };
  const replies = await text(send(10));
  expect(replies.match(/\/\d(?=HTTP|$)/g)).toEqual(Array.from({ length: 10 }, (_, index) => `/${index}`));
  expect(Math.max(...begunAtMost)).toBe(1);
});

it('closes a connection on which too many wait, and begins with none of them', async () => {
  const socket = send(1500);
  expect(await text(socket).catch(() => '')).toBe('');
  held.shift()?.();
  expect(begun).toEqual(['/0']);
  const other = send(1);
  onHeld = () => held.shift()?.();
  expect(await text(other)).toContain('200 OK');
});
