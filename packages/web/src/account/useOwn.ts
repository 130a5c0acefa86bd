import { useCallback, useEffect, useState } from 'react';

/** Something of the signed-in account, as far as it has come. */
export type Own<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly data: Data; readonly reload: () => void };

interface Answer<Data> {
  readonly load: () => Promise<Data>;
  readonly result: { readonly data: Data } | { readonly error: unknown };
}

/** Loads something of the account and keeps up with `load`, which has to be the same one until it asks for something else. */
export function useOwn<Data>(load: () => Promise<Data>): Own<Data> {
  const [answer, setAnswer] = useState<Answer<Data> | null>(null);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  const retry = useCallback(() => {
    setAnswer(null);
    reload();
  }, [reload]);

  useEffect(() => {
    let isOver = false;
    const tell = (result: Answer<Data>['result']) => {
      if (!isOver) setAnswer({ load, result });
    };
    load().then(
      (data) => tell({ data }),
      (error: unknown) => tell({ error }),
    );
    return () => {
      isOver = true;
    };
    // A retry is another turn of the same, and so is a reload, which shows what there was until it has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load, turn]);

  if (answer === null || answer.load !== load) return { state: 'loading' };
  const { result } = answer;
  return 'data' in result
    ? { state: 'ready', data: result.data, reload }
    : { state: 'failed', error: result.error, retry };
}
