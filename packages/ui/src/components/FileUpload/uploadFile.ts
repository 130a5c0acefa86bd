import type { ReactNode } from 'react';
import type { Refusal } from './limits.ts';

/** What is done with a file. Refused: it was never sent, and will not be. */
export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'refused';

/** One row: a file that the visitor has chosen. */
export type UploadFile = {
  /** Unique and unchanging. */
  id: string;
  /** Name of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type. */
  type: string;
  /** How far it has come. */
  state: UploadState;
  /** Bytes that have arrived, while uploading. @default 0 */
  sent?: number | undefined;
  /** While failed: what happened and what to do. @default none */
  error?: ReactNode;
  /** While refused: why. */
  refusal?: Refusal | null | undefined;
  /** The file itself, or a picture's address. @default its type, as a plate */
  preview?: Blob | string | undefined;
};

export type UploadTranslations = {
  /** In the frame: "Drop files here", " or ", "choose files". Touch screens show the last alone. */
  drop: string;
  /** Between dropping and choosing: "or". */
  or: string;
  /** Words of the button: "Choose files". */
  choose: string;
  /** Beside the label: "3 of 9". */
  count: (files: number, maxFiles: number) => string;
  /** Name of the list: "Chosen files". */
  list: string;
  /** The file has not begun yet. */
  waiting: string;
  /** The file has arrived. */
  done: string;
  /** What has arrived: "8.2 MB of 14.2 MB". */
  amount: (sent: string, size: string) => string;
  /** Name of a row's bar: "Uploading flight-0214.mp4", and what it says: "58 percent". */
  progress: (name: string) => string;
  /** How much of a file has arrived: "40 %". */
  percent: (percent: number) => string;
  /** Why a file is refused and what to do. */
  refusal: (refusal: Refusal, size: string) => ReactNode;
  /** Beside the field, while files are refused: "1 file cannot be sent. Its row says why." */
  refused: (files: number) => ReactNode;
  /** Words of the button that tries again. */
  retry: string;
  /** Names of a row's buttons: "Try again: flight-0214.mp4". */
  retryFile: (name: string) => string;
  /** Name of the button that stops a file. */
  cancelFile: (name: string) => string;
  /** Name of the button that takes a file out. */
  removeFile: (name: string) => string;
  /** In the place of a removed row, with a button: "lamp-front.jpg removed", "Undo". */
  removed: (name: string) => string;
  /** Words of the button that puts a file back. */
  undo: string;
  /** Read out: after files were added, and once for each that has arrived or failed. */
  announceAdded: (taken: number, refused: number) => string;
  /** Announced once a file has arrived. */
  announceDone: (name: string) => string;
  /** Announced once a file has failed. */
  announceFailed: (name: string) => string;
};
