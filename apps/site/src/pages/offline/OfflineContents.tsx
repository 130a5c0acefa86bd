import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { useTranslation } from 'react-i18next';
import type { OfflineContent, OfflineItem } from '../../features/offline/offline-content.ts';
import { forget } from '../../features/offline/offline-files.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { OfflineRows } from './OfflineRows.tsx';
import { OfflineSite } from './OfflineSite.tsx';
import { Room } from './Room.tsx';
import { useOfflineContent } from './useOfflineContent.ts';

const nothing: OfflineContent = { site: null, items: [], usage: null, quota: null, wasFull: false };

/** What is kept, kind by kind. */
export function OfflineContents({ language, isAble }: { language: Language; isAble: boolean }) {
  const { t } = useTranslation('offline');
  const { content, review } = useOfflineContent(language, isAble);
  const paths = pathsOf(language);
  if (content === 'failed') {
    return (
      <Section as="div" space="end">
        <Banner tone="critical" toneLabel={t('tones.critical')} title={t('unread.title')} live="assertive">
          {t('unread.text')}
        </Banner>
      </Section>
    );
  }
  const { items } = content ?? nothing;
  const remove = async (item: OfflineItem) => {
    await forget(item);
    await review();
  };
  const rows = (kind: OfflineItem['kind'], empty: { title: string; text: string }) => {
    if (isAble && content === null) return <LoadingBlock label={t('reading')} lines={3} />;
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return <EmptyResult {...empty} />;
    return <OfflineRows items={own} language={language} onRemove={remove} />;
  };
  return (
    <>
      <Section layout="split" line ground="raised">
        <OfflineSite content={content} language={language} isAble={isAble} onCached={review} />
      </Section>
      <Section layout="split" line>
        <Stack align="start">
          <SectionHeading size="s" title={t('files.title')} lead={t('files.lead')} />
          <Actions gap="close">
            <Button size="toolbar" href={paths.download('Products', 'megaphone')}>
              {t('files.manuals')}
            </Button>
            <Button size="toolbar" href={paths.port}>
              {t('files.firmware')}
            </Button>
          </Actions>
        </Stack>
        {rows('files', { title: t('files.emptyTitle'), text: t('files.emptyText') })}
      </Section>
      <Section layout="split" line ground="raised">
        <SectionHeading size="s" title={t('pages.title')} lead={t('pages.lead')} />
        {rows('pages', { title: t('pages.emptyTitle'), text: t('pages.emptyText') })}
      </Section>
      {content !== null && (
        <Section layout="split" line>
          <Room content={content} onRemoved={review} />
        </Section>
      )}
    </>
  );
}
