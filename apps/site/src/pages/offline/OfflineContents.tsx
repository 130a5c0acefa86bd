import type { Language } from '@payload/catalog';
import type { OfflineContent, OfflineItem } from '@payload/offline/offline-content.ts';
import { forget } from '@payload/offline/offline-files.ts';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { RelatedList, type RelatedListProps } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
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
  const own = (kind: OfflineItem['kind']) => items.filter((item) => item.kind === kind);
  /** What is kept of a kind; where nothing is, the places that it comes from. */
  const rows = (kind: OfflineItem['kind'], sources: RelatedListProps['items']) => {
    if (isAble && content === null) return <LoadingBlock label={t('reading')} lines={3} />;
    if (own(kind).length === 0) return <RelatedList items={sources} />;
    return <OfflineRows items={own(kind)} language={language} onRemove={remove} />;
  };
  const lead = (kind: OfflineItem['kind']) =>
    content !== null && own(kind).length === 0 ? t(`${kind}.empty`) : t(`${kind}.lead`);
  const source = (key: 'manuals' | 'firmware' | 'compare' | 'solutions' | 'support', href: string) => ({
    key,
    href,
    title: t(`sources.${key}`),
    detail: t(`sources.${key}Detail`),
  });
  const fileSources = [
    source('manuals', paths.download('Products', 'megaphone')),
    source('firmware', paths.port),
  ];
  return (
    <>
      <Section layout="split" line ground="raised">
        <OfflineSite content={content} language={language} isAble={isAble} onCached={review} />
      </Section>
      <Section layout="split" line>
        <Stack align="start">
          <SectionHeading size="s" title={t('files.title')} lead={lead('files')} />
          {own('files').length > 0 && (
            <Actions gap="close">
              {fileSources.map(({ key, href, title }) => (
                <Button key={key} size="toolbar" href={href}>
                  {title}
                </Button>
              ))}
            </Actions>
          )}
        </Stack>
        {rows('files', fileSources)}
      </Section>
      <Section layout="split" line ground="raised">
        <SectionHeading size="s" title={t('pages.title')} lead={lead('pages')} />
        {rows('pages', [
          source('compare', paths.compareAcross()),
          source('solutions', paths.industries),
          source('support', paths.support),
        ])}
      </Section>
      {content !== null && (
        <Section layout="split" line>
          <Room content={content} onRemoved={review} />
        </Section>
      )}
    </>
  );
}
