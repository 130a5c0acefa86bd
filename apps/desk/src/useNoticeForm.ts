import { RejectedReply } from '@payload/api';
import type { DeskNotice, NoticeDraft, NoticeOutcome } from '@payload/api/contract';
import { useEffect, useState } from 'react';
import { deskCalls } from './desk-calls.ts';
import {
  fieldOf,
  type NoticeFault,
  type NoticeField,
  newNotice,
  noticeOf,
  storedNotice,
  storeNotice,
  type WrittenNotice,
} from './notice-draft.ts';
import { isShut } from './shut.ts';

type State =
  | { readonly at: 'writing' | 'checking' }
  | { readonly at: 'review' | 'publishing'; readonly notice: NoticeDraft; readonly outcome: NoticeOutcome };

type Faults = ReadonlyMap<NoticeField, NoticeFault | 'taken'>;

interface Given {
  published: readonly DeskNotice[];
  onPublished: (number: string) => void;
  onShut: () => void;
}

const none: Faults = new Map();

/** What is written of a notice, how far it has come, and what can be done with it. It is kept over a reload. */
export function useNoticeForm({ published, onPublished, onShut }: Given) {
  const [kept, setKept] = useState(storedNotice);
  const [year] = useState(() => new Date().getFullYear());
  const [faults, setFaults] = useState(none);
  const [state, setState] = useState<State>({ at: 'writing' });
  const [failure, setFailure] = useState<'unanswered' | 'refused' | null>(null);
  // Until something is written, its number follows those that colleagues take.
  const written = kept ?? newNotice(published, year);
  useEffect(() => storeNotice(kept), [kept]);

  /** @returns false where the desk is shut, or a field can be mended. */
  const isElsewhere = (error: unknown): boolean => {
    if (isShut(error)) {
      onShut();
      return false;
    }
    const field = error instanceof RejectedReply ? fieldOf(error.field) : null;
    if (field === null || !(error instanceof RejectedReply)) return true;
    setFaults(new Map([[field, error.key === 'alreadySent' ? 'taken' : 'wrong']]));
    setState({ at: 'writing' });
    return false;
  };

  const review = async () => {
    setFailure(null);
    const read = noticeOf(written);
    setFaults('faults' in read ? read.faults : none);
    if ('faults' in read) return;
    setState({ at: 'checking' });
    try {
      const outcome = await deskCalls.publishNotice(read.notice, 'preview');
      setState({ at: 'review', notice: read.notice, outcome });
    } catch (error) {
      setState({ at: 'writing' });
      if (isElsewhere(error)) setFailure('unanswered');
    }
  };

  const publish = async () => {
    if (state.at !== 'review') return;
    const { notice, outcome } = state;
    setFailure(null);
    setState({ at: 'publishing', notice, outcome });
    try {
      await deskCalls.publishNotice(notice, 'publish');
      setKept(null);
      setState({ at: 'writing' });
      onPublished(notice.number);
    } catch (error) {
      setState({ at: 'review', notice, outcome });
      if (isElsewhere(error)) setFailure(error instanceof RejectedReply ? 'refused' : 'unanswered');
    }
  };

  return {
    written,
    write: (change: Partial<WrittenNotice>) => {
      setKept({ ...written, ...change });
      setFaults((last) => new Map([...last].filter(([field]) => !(field in change))));
    },
    faults,
    state,
    failure,
    review: () => void review(),
    publish: () => void publish(),
    goBack: () => {
      setFailure(null);
      setState({ at: 'writing' });
    },
  };
}
