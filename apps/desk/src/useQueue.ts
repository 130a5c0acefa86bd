import type { DeskQueue } from '@payload/api/contract';
import { useCallback, useEffect, useState } from 'react';
import { type DeskPlace, queryOf } from './desk-address.ts';
import { deskCalls } from './desk-calls.ts';
import { isShut } from './shut.ts';

/** Milliseconds after which a queue that stays in view is asked for again: others work on it too. */
const refreshTime = 60_000;

/** A queue as far as it has come; what was read before stays in view until the next is there. */
export interface QueueState {
  readonly data: DeskQueue | null;
  /** The data are those of what is asked for now. */
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
  readonly refresh: () => void;
}

/** The queue of a place, read anew after a while, when the window is come back to, and when it is told to. */
export function useQueue(place: DeskPlace, onShut: () => void): QueueState {
  const { view, words, page } = place;
  const asked = queryOf({ view, words, page, request: '', serial: '' });
  const [answer, setAnswer] = useState<{ asked: string; data: DeskQueue } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((last) => last + 1), []);

  useEffect(() => {
    let isOver = false;
    const load = async () => {
      try {
        const data = await deskCalls.queue({ view, words, page, request: '', serial: '' });
        if (isOver) return;
        setAnswer({ asked, data });
        setFailed(false);
      } catch (error) {
        if (isOver) return;
        if (isShut(error)) onShut();
        else setFailed(true);
      }
    };
    void load();
    return () => {
      isOver = true;
    };
    // `asked` says view, words and page; a turn is the same once more.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, turn]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, refreshTime);
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [refresh]);

  return { data: answer?.data ?? null, isCurrent: answer?.asked === asked, hasFailed, refresh };
}
