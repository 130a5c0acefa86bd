import type { ApplyKind } from '@payload/flows/apply';

/** A file of a draft as it lies in the browser's database. */
interface KeptFile {
  readonly id: string;
  /** Of which draft. */
  readonly draft: string;
  /** Place among the draft's files, from 0. */
  readonly place: number;
  readonly file: File;
}

const storeName = 'files';

/** Repair and exchange are one form with a choice in it. */
const draftOf = (kind: ApplyKind): string => (kind === 'exchange' ? 'repair' : kind);

/** Ids of files that lie in the database already, so that one of 20 MB is written once. */
const ids = new WeakMap<File, string>();

/** The name of a file in the database, which its draft lists. */
export function keptIdOf(file: File): string {
  const id = ids.get(file) ?? crypto.randomUUID();
  ids.set(file, id);
  return id;
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')));
  });
}

function open(): Promise<IDBDatabase> {
  // Throws where storage is blocked, as the promise then does.
  const request = indexedDB.open('drafts', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' }).createIndex('draft', 'draft');
  });
  return settled(request);
}

/** Does something with the store and resolves once it is on the disk. */
async function change<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    const transaction = database.transaction(storeName, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      const fail = () => reject(transaction.error ?? new Error('The database gave up.'));
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
    const [value] = await Promise.all([work(transaction.objectStore(storeName)), done]);
    return value;
  } finally {
    database.close();
  }
}

/** The files of a draft that had not been sent, in their order. Errors: the browser's, where it has no database. */
export async function keptFiles(kind: ApplyKind): Promise<readonly File[]> {
  const kept = await change('readonly', (store) =>
    settled<KeptFile[]>(store.index('draft').getAll(draftOf(kind))),
  );
  return kept
    .toSorted((a, b) => a.place - b.place)
    .map(({ id, file }) => {
      ids.set(file, id);
      return file;
    });
}

/** Keeps these files of a draft, and no others. Errors: the browser's, where it is full or blocked. */
export async function keepFiles(kind: ApplyKind, files: readonly File[]): Promise<void> {
  const draft = draftOf(kind);
  const wanted = files.map((file, place): KeptFile => ({ id: keptIdOf(file), draft, place, file }));
  await change('readwrite', async (store) => {
    const there = await settled(store.index('draft').getAllKeys(draft));
    for (const key of there) if (!wanted.some(({ id }) => id === key)) store.delete(key);
    for (const each of wanted) if (!there.includes(each.id)) store.put(each);
  });
}
