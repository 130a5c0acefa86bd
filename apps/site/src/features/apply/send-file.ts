import { CallFailure, readReply } from '@payload/api';
import { type Upload, uploadFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { withSession } from '@payload/web/session/service.ts';

/** Milliseconds for one file: 20 MB on a line of 140 kbit/s. The server waits as long. */
const longest = 20 * 60_000;

/**
 * Milliseconds without a byte after which a line counts as dead. What the browser calls sent may still lie in
 * this machine's buffers, which a slow line empties for minutes.
 */
const longestStandstill = 3 * 60_000;

const call = `${uploadFile.method} ${uploadFile.path}`;

interface Sending {
  language: Language;
  /** Told how much is sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  /** Ends the transfer. */
  signal: AbortSignal;
}

/**
 * Sends a file. By XMLHttpRequest: fetch does not tell how much of a body is sent.
 * Errors: `RejectedReply`, `CallFailure`, as those of client 2; logged, unless the signal ended it.
 */
export async function sendFile(file: File, sending: Sending): Promise<Upload> {
  try {
    return await withSession(async (token) => {
      const { status, text } = await post(file, token, sending);
      return readReply(uploadFile, status, text);
    });
  } catch (error) {
    if (!sending.signal.aborted) console.error(error instanceof Error ? error.message : call, error);
    throw error;
  }
}

function post(
  file: File,
  token: string | null,
  { language, onProgress, signal }: Sending,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let standstill = 0;
    const fail = (kind: 'timeout' | 'network', what: string) => () => {
      clearTimeout(standstill);
      reject(new CallFailure(kind, `${call}: ${what}`));
    };
    const onDead = () => {
      fail('timeout', `no byte for ${longestStandstill} ms`)();
      request.abort();
    };
    const move = () => {
      clearTimeout(standstill);
      standstill = window.setTimeout(onDead, longestStandstill);
    };
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });

    request.upload.addEventListener('progress', ({ loaded, total }) => {
      move();
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', fail('network', 'the connection failed'));
    request.addEventListener('timeout', fail('timeout', `no reply within ${longest} ms`));
    request.addEventListener('abort', fail('network', 'stopped'));
    request.addEventListener('loadend', () => {
      clearTimeout(standstill);
      signal.removeEventListener('abort', stop);
    });

    request.open(uploadFile.method, `/jz-api${uploadFile.path}?language=${language}`);
    request.timeout = longest;
    if (token !== null) request.setRequestHeader('authorization', token);
    const form = new FormData();
    form.append('file', file);
    move();
    request.send(form);
  });
}
