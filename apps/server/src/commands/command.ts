import type { Database } from '../db/store.ts';
import type { Reach } from '../services/request-message.ts';
import type { UploadStorage } from '../storage/storage.ts';

/** What someone typed after `npm run`, and the text of the file it names, where it reads one. */
export interface CommandRequest {
  name: 'devices' | 'requests' | 'staff';
  args: string[];
  input: string | null;
  /** Who typed it, for the audit trail: the name of the user on the machine. */
  actor: string;
}

/** What the command says, and the exit code: 0 done, 1 not done. */
export interface Answer {
  code: 0 | 1;
  text: string;
  /** What follows `text` where all of it is longer than memory should hold, in pieces; read once. @default nothing */
  more?: AsyncIterable<string>;
}

/** What commands work on. */
export interface Workplace {
  db: Database;
  storage: UploadStorage;
  /** How customers are told of what changes. */
  reach: Reach;
}
