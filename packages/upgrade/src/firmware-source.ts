import type { OtaFile } from '@payload/api/contract';
import type { FirmwareSource } from '@payload/flows/firmware-upgrade';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import { sha256Of } from '@payload/web/files/sha256.ts';

export function sourceOfFile(file: File): FirmwareSource {
  return { name: file.name, read: async () => new Uint8Array(await file.arrayBuffer()) };
}

/** As long as a call may take; a firmware file is some hundred kilobytes. */
const timeoutMs = 30_000;

/** Fetches a file of the download centre. Rejects where it does not come, or is not the one that is listed. */
export async function download({ url, sha256 }: OtaFile): Promise<FirmwareSource> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const hex = await sha256Of(bytes);
  if (hex !== sha256.toLowerCase()) throw new Error(`${url} has SHA-256 ${hex}, not ${sha256}.`);
  return { name: fileNameOf(url), read: () => Promise.resolve(bytes) };
}
