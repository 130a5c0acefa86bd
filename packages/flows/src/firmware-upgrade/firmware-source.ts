import type { Bytes } from '@payload/serial';

/** A firmware file that was chosen, wherever it comes from. */
export interface FirmwareSource {
  readonly name: string;
  /** Rejects where the file cannot be read any more. */
  readonly read: () => Promise<Bytes>;
}

/** Whether what the machine hands back is what it was given. */
export function isFirmwareSource(file: unknown): file is FirmwareSource {
  return typeof file === 'object' && file !== null && 'read' in file && 'name' in file;
}
