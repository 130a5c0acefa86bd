import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import type { UploadStorage } from './storage.ts';

/** Milliseconds that the storage gets, all tries together. */
interface Timeouts {
  /** For a file of 20 MB, in or out; less than proxies wait for a reply. */
  keep: number;
  /** Less than the caller's five seconds, and short, because a connection to the database waits with it. */
  remove: number;
}

/**
 * Keeps files in a bucket of S3-compatible storage, addressed by path, which every such storage understands.
 * Each file goes out in one piece from the disk with its SHA-256, so that the storage refuses what arrives
 * damaged; 20 MB need no parts.
 *
 * @param address `https://ACCESS_KEY:SECRET@host/bucket?region=eu-central-1`; without a region `us-east-1`,
 *   which storage that knows no regions takes.
 */
export function s3Storage(
  address: URL,
  incoming: string,
  timeouts: Timeouts = { keep: 30_000, remove: 4000 },
): UploadStorage {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
    service: 's3',
    region: address.searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  });
  const bucket = `${address.origin}${address.pathname.replace(/\/$/, '')}`;

  async function send(key: string, timeout: number, init: RequestInit): Promise<Buffer> {
    const response = await client.fetch(`${bucket}/${key}`, {
      ...init,
      signal: AbortSignal.timeout(timeout),
    });
    const content = Buffer.from(await response.arrayBuffer());
    if (response.ok || (init.method === 'DELETE' && response.status === 404)) return content;
    const reply = content.toString();
    const reason = /<Code>(\w+)<\/Code>/.exec(reply)?.[1] ?? 'no reason given';
    throw new Error(
      `The storage of STORAGE_URL answered ${init.method} with ${response.status} (${reason}).`,
    );
  }

  return {
    incoming,
    // What arrives is on this machine's disk for a moment only.
    reserve: async () => () => {},
    keep: async (key, file) => {
      await send(key, timeouts.keep, {
        method: 'PUT',
        body: await openAsBlob(file.path),
        headers: { 'content-type': file.type, 'x-amz-content-sha256': file.sha256 },
      });
    },
    read: (key) => send(key, timeouts.keep, { method: 'GET' }),
    remove: async (key) => {
      await send(key, timeouts.remove, { method: 'DELETE' });
    },
    locate: (key) => `${bucket}/${key}`,
  };
}
