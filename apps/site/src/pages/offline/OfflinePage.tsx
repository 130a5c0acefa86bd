import { canKeep } from '@payload/offline/registration.ts';
import { Banner } from '@payload/ui/Banner';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { missingPage } from '@payload/view-models/offline/missing-page.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import { useTranslation } from 'react-i18next';
import { OfflineContents } from './OfflineContents.tsx';

function Offline({ search, language }: PageProps<null>) {
  const { t } = useTranslation(['offline', 'site']);
  const isHydrated = useHydrated();
  const missing = missingPage(search.get('page'));
  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('site:frame.breadcrumb')}
          items={[{ label: t('site:brand.name'), href: pathsOf(language).home }, { label: t('title') }]}
        />
        <Stack gap={32}>
          <SectionHeading level={1} size="l" layout="split" title={t('title')} lead={t('lead')} />
          <Stack>
            {missing !== null && (
              <Banner
                tone="caution"
                toneLabel={t('tones.caution')}
                title={t('missing.title')}
                actions={
                  <Button size="toolbar" start={<RetryIcon size={20} />} href={missing}>
                    {t('missing.again')}
                  </Button>
                }
              >
                {t('missing.text', { page: missing })}
              </Banner>
            )}
            <noscript>
              <Banner tone="caution" toneLabel={t('tones.caution')} title={t('noScript.title')}>
                {t('noScript.text')}
              </Banner>
            </noscript>
            {isHydrated && !canKeep() && (
              <Banner tone="caution" toneLabel={t('tones.caution')} title={t('unable.title')}>
                {t('unable.text')}
              </Banner>
            )}
          </Stack>
        </Stack>
      </Section>
      <OfflineContents language={language} isAble={isHydrated && canKeep()} />
    </>
  );
}

export const page = definePage<null>({
  header: 'sheet',
  texts: ['offline'],
  load: async () => null,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('offline:title') }),
    description: t('offline:description'),
    // What it shows is the visitor's own.
    noIndex: true,
  }),
  Page: Offline,
});
