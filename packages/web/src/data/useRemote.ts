import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isSessionExpired } from '../session/is-session-expired.ts';
import { type Answer, askedAgain, failed, loaded, type Remote, remoteOf } from './remote.ts';

interface RemoteOptions {
  /** Milliseconds after which it is asked for again while the page is in view, and whenever that comes back into view. @default never */
  poll?: number;
  /** Called in place of a failure where nobody is signed in any more, or may no longer see it. @default it has failed */
  onExpired?: () => void;
}

/**
 * Loads what `key` names, and loads again when that changes; an answer that comes late for another key is dropped.
 *
 * @param key null loads nothing.
 */
export function useRemote<Data>(
  key: string | null,
  load: () => Promise<Data>,
  { poll, onExpired }: RemoteOptions = {},
): Remote<Data> {
  const [answer, setAnswer] = useState<Answer<Data> | null>(null);
  const [turn, setTurn] = useState(0);
  const askNext = useCallback(() => setTurn((before) => before + 1), []);
  const refresh = useCallback(() => {
    setAnswer(askedAgain);
    askNext();
  }, [askNext]);

  const ask = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    try {
      const data = await load();
      if (!signal.aborted) setAnswer(loaded(asked, data));
    } catch (error) {
      if (signal.aborted) return;
      if (onExpired && isSessionExpired(error)) onExpired();
      else setAnswer((before) => failed(before, asked, error));
    }
  });
  useEffect(() => {
    if (key === null) return undefined;
    const stop = new AbortController();
    void ask(key, stop.signal);
    return () => stop.abort();
    // Another turn asks for the same once more.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, turn]);

  useEffect(() => {
    if (poll === undefined) return undefined;
    const askWhenVisible = () => {
      if (document.visibilityState === 'visible') askNext();
    };
    const timer = setInterval(askWhenVisible, poll);
    document.addEventListener('visibilitychange', askWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askWhenVisible);
    };
  }, [poll, askNext]);

  return remoteOf(answer, key, refresh);
}
