import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Skeleton } from '@payload/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { forget } from '../../features/offline/kept-files.ts';
import type { KeptItem, KeptList } from '../../features/offline/kept-list.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { KeptRows } from './KeptRows.tsx';
import { KeptSite } from './KeptSite.tsx';
import * as styles from './OfflinePage.css.ts';
import { Room } from './Room.tsx';
import { useKept } from './useKept.ts';

const nothing: KeptList = { site: null, items: [], usage: null, quota: null, wasFull: false };

/** What is kept, kind by kind. */
export function Kept({ language, isAble }: { language: Language; isAble: boolean }) {
  const { t } = useTranslation('offline');
  const { kept, review } = useKept(language, isAble);
  const paths = pathsOf(language);
  if (kept === 'failed') {
    return (
      <Section as="div" space="end">
        <Banner tone="critical" toneLabel={t('tones.critical')} title={t('unread.title')} live="assertive">
          {t('unread.text')}
        </Banner>
      </Section>
    );
  }
  const { items } = kept ?? nothing;
  const remove = async (item: KeptItem) => {
    await forget(item);
    await review();
  };
  const rows = (kind: KeptItem['kind'], empty: { title: string; text: string }) => {
    if (isAble && kept === null) {
      return (
        <div aria-busy="true">
          <p className={styles.small}>{t('reading')}</p>
          <Skeleton lines={3} />
        </div>
      );
    }
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return <EmptyResult {...empty} />;
    return <KeptRows items={own} language={language} onRemove={remove} />;
  };
  return (
    <>
      <Section layout="split" line ground="raised">
        <KeptSite kept={kept} language={language} isAble={isAble} onKept={review} />
      </Section>
      <Section layout="split" line>
        <div className={styles.side}>
          <SectionHeading size="s" title={t('files.title')} lead={t('files.lead')} />
          <div className={styles.acts}>
            <Button size="toolbar" href={paths.download('Products', 'megaphone')}>
              {t('files.manuals')}
            </Button>
            <Button size="toolbar" href={paths.port}>
              {t('files.firmware')}
            </Button>
          </div>
        </div>
        {rows('files', { title: t('files.emptyTitle'), text: t('files.emptyText') })}
      </Section>
      <Section layout="split" line ground="raised">
        <div className={styles.side}>
          <SectionHeading size="s" title={t('pages.title')} lead={t('pages.lead')} />
        </div>
        {rows('pages', { title: t('pages.emptyTitle'), text: t('pages.emptyText') })}
      </Section>
      {kept !== null && (
        <Section layout="split" line>
          <Room kept={kept} onRemoved={review} />
        </Section>
      )}
    </>
  );
}
