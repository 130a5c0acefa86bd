/**
 * Remote data as far as it has come. `data` outlives a refresh that fails, `last` also a change of key: what came last, of
 * whatever was asked for. `refresh` asks again.
 */
export type Remote<Data> = { readonly last: Data | undefined; readonly refresh: () => void } & (
  | { readonly state: 'loading'; readonly data: undefined }
  | { readonly state: 'failed'; readonly data: Data | undefined; readonly error: unknown }
  | { readonly state: 'ready'; readonly data: Data }
);

/** What loading has come to. */
export interface Answer<Data> {
  /** What was asked for; null while it is asked for again after a failure that left nothing to show. */
  readonly key: string | null;
  readonly data: Data | undefined;
  readonly last: Data | undefined;
  /** Of the last load, where it failed. */
  readonly failure: { readonly error: unknown } | null;
}

export function loaded<Data>(key: string, data: Data): Answer<Data> {
  return { key, data, last: data, failure: null };
}

export function failed<Data>(before: Answer<Data> | null, key: string, error: unknown): Answer<Data> {
  return {
    key,
    data: before?.key === key ? before.data : undefined,
    last: before?.last,
    failure: { error },
  };
}

/** A failure that left nothing to show gives way to loading; data stay in view until the next have come. */
export function askedAgain<Data>(before: Answer<Data> | null): Answer<Data> | null {
  return before?.failure && before.data === undefined ? { ...before, key: null } : before;
}

/** An answer as whoever asks for `key` sees it. */
export function remoteOf<Data>(
  answer: Answer<Data> | null,
  key: string | null,
  refresh: () => void,
): Remote<Data> {
  const shared = { last: answer?.last, refresh };
  if (answer === null || answer.key === null || answer.key !== key) {
    return { ...shared, state: 'loading', data: undefined };
  }
  const { data, failure } = answer;
  if (failure !== null) return { ...shared, state: 'failed', data, error: failure.error };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an answer without failure has its data, which may be undefined itself
  return { ...shared, state: 'ready', data: data as Data };
}
