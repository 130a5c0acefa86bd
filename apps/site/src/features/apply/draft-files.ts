import type { FileStorage } from '@payload/flows/apply';
import { newId } from '@payload/web/browser/new-id.ts';

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

/** Ids of files that lie in the database already, so that one of 20 MB is written once. */
const ids = new WeakMap<File, string>();

function idOf(file: File): string {
  const id = ids.get(file) ?? newId();
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

/** The files of drafts that are not sent yet, in the browser's database. */
export const offlineFiles: FileStorage = {
  idOf,
  async load(draft) {
    const stored = await change('readonly', (store) =>
      settled<KeptFile[]>(store.index('draft').getAll(draft)),
    );
    return stored
      .toSorted((a, b) => a.place - b.place)
      .map(({ id, file }) => {
        ids.set(file, id);
        return file;
      });
  },
  async keep(draft, files) {
    const next = files.map((file, place): KeptFile => ({ id: idOf(file), draft, place, file }));
    await change('readwrite', async (store) => {
      const there = await settled(store.index('draft').getAllKeys(draft));
      for (const key of there) if (!next.some(({ id }) => id === key)) store.delete(key);
      for (const each of next) if (!there.includes(each.id)) store.put(each);
    });
  },
};
