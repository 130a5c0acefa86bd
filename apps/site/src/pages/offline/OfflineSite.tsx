import type { Language } from '@payload/catalog';
import { documentIds } from '@payload/cloud-api/documents/documents.ts';
import type { OfflineContent } from '@payload/offline/offline-content.ts';
import { cacheSite, tellVisited } from '@payload/offline/start.ts';
import { Button } from '@payload/ui/Button';
import { DownloadIcon } from '@payload/ui/icons';
import { RelatedList } from '@payload/ui/RelatedList';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAge } from '../../features/offline/useAge.ts';

/** The site itself: whether it is there, since when, and where it leads with no network. */
export function OfflineSite({
  content,
  language,
  isAble,
  onCached,
}: {
  content: OfflineContent | null;
  language: Language;
  isAble: boolean;
  onCached: () => Promise<void>;
}) {
  const { t } = useTranslation('offline');
  const age = useAge(language);
  const [isCaching, setKeeping] = useState(false);
  const paths = pathsOf(language);
  const download = async () => {
    setKeeping(true);
    if (await cacheSite()) {
      await navigator.serviceWorker.ready;
      await tellVisited(paths.home);
    }
    await onCached();
    setKeeping(false);
  };
  const site = content?.site ?? null;
  return (
    <>
      <Stack align="start">
        <SectionHeading
          size="s"
          title={t('site.title')}
          lead={
            <Text as="span" unseen={content === null}>
              {site === null ? t('site.none') : t('site.kept', { age: age(site) })}
            </Text>
          }
        />
        {isAble && content !== null && site === null && (
          <Button
            variant="signal"
            start={<DownloadIcon />}
            loading={isCaching}
            onClick={() => void download()}
          >
            {t(isCaching ? 'site.keeping' : 'site.keep')}
          </Button>
        )}
      </Stack>
      <RelatedList
        items={[
          { key: 'home', href: paths.home, title: t('site.home'), detail: t('site.homeDetail') },
          { key: 'port', href: paths.port, title: t('site.port'), detail: t('site.portDetail') },
          { key: 'faq', href: paths.faq(), title: t('site.faq'), detail: t('site.faqDetail') },
          ...documentIds.map((id) => ({
            key: id,
            href: paths.api(`/apiCloud/${id}`),
            title: t(`site.apis.${id}`),
            detail: t('site.apiDetail'),
          })),
        ]}
      />
    </>
  );
}
