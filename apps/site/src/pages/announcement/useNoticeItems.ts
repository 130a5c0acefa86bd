import type { Language } from '@payload/catalog';
import type { NoticeItem } from '@payload/ui/sections/news/NoticeBoard';
import { type Own, useOwn } from '@payload/web/account/useOwn.ts';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type Items = NoticeItem[];

/** The notices among announcements, once they are there; an address that names one leads to it then. */
export function useNoticeItems(language: Language): Own<Items> {
  const { t } = useTranslation('notices');
  const load = useCallback(async () => {
    // After the page, which is complete without its code.
    const { loadNoticeItems } = await import('../../features/notices/notice-items.tsx');
    return loadNoticeItems(language, t);
  }, [language, t]);
  const own = useOwn<Items>(load);
  const items = own.state === 'ready' ? own.data : null;
  useEffect(() => {
    const asked = items?.find(({ id }) => location.hash === `#${id}`);
    if (asked) document.getElementById(asked.id)?.scrollIntoView();
  }, [items]);
  return own;
}
