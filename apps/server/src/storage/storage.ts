import type { Upload } from '@payload/api/contract';

/** A file that has been received whole and lies on this machine's disk. */
export interface ReceivedFile {
  /** Absolute path of the temporary file. */
  path: string;
  type: Upload['type'];
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Where customers' files are kept. Keys are made by this server, never from what a customer typed. */
export interface UploadStorage {
  /** Absolute path of the folder a file is written to while it arrives. */
  readonly incoming: string;
  /**
   * Sets room aside for a file that is about to arrive.
   *
   * @returns gives the room free again; null where there is none.
   */
  reserve(bytes: number): Promise<(() => void) | null>;
  /** Takes a received file in; it lasts when this resolves, and the temporary file may be gone. */
  keep(key: string, file: ReceivedFile): Promise<void>;
  /** The bytes of a file. */
  read(key: string): Promise<Buffer>;
  /** Takes a file out; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Where staff find it: a path or an address without credentials. */
  locate(key: string): string;
}
