import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenAnywhere } from './port.ts';

/**
 * As much of S3 as one bucket's PUT, GET and DELETE on loopback. It checks signatures by the published
 * algorithm (AWS Signature Version 4) and bodies by their hash, and refuses a body of unknown length, as the
 * real one does.
 */
export interface S3StandIn {
  /** For STORAGE_URL. */
  url: string;
  /** What is kept, by key. */
  objects: Map<string, { body: Buffer; type: string }>;
  /** Statuses to answer the next requests with instead. */
  failures: number[];
  /** How many of the next requests are done without an answer. */
  unanswered: number;
  close(): Promise<void>;
}

const accessKey = 'AKTEST';
const secret = 'a/secret+with=signs';
const region = 'eu-central-1';

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const failures: number[] = [];

  const serve = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const answer = (status: number, code = '') => {
      if (standIn.unanswered > 0) {
        standIn.unanswered -= 1;
        request.socket.destroy();
        return;
      }
      response.writeHead(status);
      response.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    };
    const failure = failures.shift();
    if (failure) return answer(failure, 'SlowDown');
    if (!isSigned(request)) return answer(403, 'SignatureDoesNotMatch');
    const key = /^\/bucket\/([\w.-]+)$/.exec(request.url ?? '')?.[1];
    if (!key) return answer(404, 'NoSuchBucket');
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    if (request.method !== 'PUT') return answer(405, 'MethodNotAllowed');
    if (request.headers['content-length'] === undefined) return answer(411, 'MissingContentLength');
    const hash = createHash('sha256').update(body).digest('hex');
    if (request.headers['x-amz-content-sha256'] !== hash) return answer(400, 'XAmzContentSHA256Mismatch');
    objects.set(key, { body, type: request.headers['content-type'] ?? '' });
    return answer(200);
  };
  const server = http.createServer((request, response) => void serve(request, response));
  const port = await listenAnywhere(server);
  const standIn: S3StandIn = {
    url: `http://${accessKey}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket?region=${region}`,
    objects,
    failures,
    unanswered: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

/** Whether the `Authorization` header is what the request and the secret make of each other. */
function isSigned({ method = '', url = '', headers }: http.IncomingMessage): boolean {
  const [, scope = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKTEST\/([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [day = ''] = scope.split('/');
  if (scope !== `${day}/${region}/s3/aws4_request`) return false;
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day));
  const expected = hmac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature.padEnd(64, '0'), 'hex'));
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
