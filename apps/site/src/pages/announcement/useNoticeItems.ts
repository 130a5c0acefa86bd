import type { Language } from '@payload/catalog';
import type { NoticeItem } from '@payload/ui/sections/news/NoticeBoard';
import type { Remote } from '@payload/web/data/remote.ts';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type Items = NoticeItem[];

/** The notices among announcements, once they are there; an address that names one leads to it then. */
export function useNoticeItems(language: Language): Remote<Items> {
  const { t } = useTranslation('notices');
  const notices = useRemote<Items>(language, async () => {
    // After the page, which is complete without its code.
    const { loadNoticeItems } = await import('../../features/notices/notice-items.tsx');
    return loadNoticeItems(language, t);
  });
  const items = notices.data;
  useEffect(() => {
    const asked = items?.find(({ id }) => location.hash === `#${id}`);
    if (asked) document.getElementById(asked.id)?.scrollIntoView();
  }, [items]);
  return notices;
}
