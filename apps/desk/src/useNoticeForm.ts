import type { DeskNotice, NoticeDraft, NoticeOutcome } from '@payload/api/contract';
import { failureOf } from '@payload/flows/form';
import { useAction } from '@payload/web/form/useAction.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { useEffect, useState } from 'react';
import { deskCalls } from './desk-calls.ts';
import { fieldOf, newNotice, noticeFields, noticeOf, storedNotice, storeNotice } from './notice-draft.ts';

interface Given {
  published: readonly DeskNotice[];
  onPublished: (number: string) => void;
  onSessionExpired: () => void;
}

/** What is written of a notice, kept over a reload; what it would come to, once it was checked; and its publication. */
export function useNoticeForm({ published, onPublished, onSessionExpired }: Given) {
  const [year] = useState(() => new Date().getFullYear());
  const [review, setReview] = useState<{ notice: NoticeDraft; outcome: NoticeOutcome } | null>(null);
  const form = useForm({
    fields: noticeFields,
    initial: newNotice(published, year),
    check: noticeOf,
    send: async (notice, written) => {
      setReview({ notice, outcome: await deskCalls.publishNotice(notice, 'preview') });
      return written;
    },
    place: ({ field }) => fieldOf(field),
    onExpired: onSessionExpired,
    draft: { load: storedNotice, save: storeNotice },
  });
  const { begin, reset, fail } = form;
  // Until something is written, its number follows those that colleagues take.
  useEffect(() => begin(newNotice(published, year)), [begin, published, year]);
  const publication = useAction(
    async () => {
      if (review === null) return;
      try {
        await deskCalls.publishNotice(review.notice, 'publish');
      } catch (error) {
        const failure = failureOf(error);
        if (fieldOf(failure.field) === null) throw error;
        // It can be mended where it is written.
        setReview(null);
        fail(failure);
        return;
      }
      setReview(null);
      reset();
      onPublished(review.notice.number);
    },
    { onExpired: onSessionExpired },
  );
  const goBack = () => {
    setReview(null);
    publication.reset();
  };
  return { form, review, publication, goBack };
}
