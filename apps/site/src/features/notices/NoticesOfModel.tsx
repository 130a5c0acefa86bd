import type { Notice } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Section } from '@payload/ui/Section';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { whenIdle } from '@payload/web/rendering/when-idle.ts';
import { useEffect, useState } from 'react';

const banners = lazyModule(() => import('./NoticeBanners.tsx'), ['notices']);

interface Answer {
  readonly key: string;
  readonly notices: readonly Notice[];
}

/**
 * The notices of a model on its page, once the page has come: most have none, and then nothing but the question is sent. Where it
 * has no answer the page says nothing of it, as the list of announcements does.
 */
export function NoticesOfModel({ code, language }: { code: string; language: Language }) {
  const key = `${language} ${code}`;
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      await whenIdle();
      const { loadNotices } = await import('@payload/web/notices/notice-calls.ts');
      const notices = await loadNotices(language, code);
      if (!isOver) setAnswer({ key, notices });
    };
    ask().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [key, code, language]);
  const notices = answer?.key === key ? answer.notices : [];
  if (notices.length === 0) return null;
  return (
    <LazyPart of={banners} language={language}>
      {({ NoticeBanners }, shown) => (
        <Section space="compact">
          <NoticeBanners notices={notices} language={shown} />
        </Section>
      )}
    </LazyPart>
  );
}
