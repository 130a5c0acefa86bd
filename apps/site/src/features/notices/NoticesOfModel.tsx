import type { Language } from '@payload/catalog';
import { Section } from '@payload/ui/Section';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { whenIdle } from '@payload/web/rendering/when-idle.ts';

const banners = lazyModule(() => import('./NoticeBanners.tsx'), ['notices']);

/**
 * The notices of a model on its page, once the page has come: most have none, and then nothing but the question is sent. Where it
 * has no answer the page says nothing of it, as the list of announcements does.
 */
export function NoticesOfModel({ code, language }: { code: string; language: Language }) {
  const { data: notices = [] } = useRemote(`${language} ${code}`, async () => {
    await whenIdle();
    const { loadNotices } = await import('@payload/web/notices/notice-calls.ts');
    return loadNotices(language, code);
  });
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
