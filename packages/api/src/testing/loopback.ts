import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A request as the server got it. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the server does with a request. */
export type Answer = (response: ServerResponse, request: Received) => void;

export interface Loopback {
  readonly baseURL: string;
  readonly requests: readonly Received[];
  readonly close: () => Promise<void>;
}

/** A real HTTP server on loopback: the answers in turn, the last of them from then on. */
export async function serve(...answers: [Answer, ...Answer[]]): Promise<Loopback> {
  const requests: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const received = {
        method: request.method ?? '',
        url: new URL(request.url ?? '', 'http://loopback'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      };
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? answers[0];
      requests.push(received);
      answer(response, received);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The loopback server has no port.');
  return {
    baseURL: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export function text(body: string, status = 200, contentType = 'text/plain; charset=utf-8'): Answer {
  return (response) =>
    response.writeHead(status, contentType ? { 'content-type': contentType } : {}).end(body);
}

export function json(body: unknown, status = 200): Answer {
  return text(JSON.stringify(body), status, 'application/json');
}

export function page(html: string, status: number): Answer {
  return text(html, status, 'text/html; charset=utf-8');
}

/** A successful reply of client 1. */
export function envelope(data: unknown): Answer {
  return json({ code: 200, msg: 'OK', data });
}

/** Resets the connection. */
export const reset: Answer = (response) => {
  response.socket?.resetAndDestroy();
};
