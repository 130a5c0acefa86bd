import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { useTranslation } from 'react-i18next';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { useHydrated } from '../../platform/rendering/useHydrated.ts';
import { DeviceForm } from './DeviceForm.tsx';
import { FoundDevice } from './FoundDevice.tsx';

function Device({ search, language }: PageProps<null>) {
  const { t } = useTranslation('device');
  // The prerendered page knows no query.
  const serial = useHydrated() ? (search.get('serial')?.trim() ?? '') : '';
  return (
    <Section as="div" space="page">
      <Stack gap={32}>
        <SectionHeading level={1} title={t('title')} lead={t('lead')} />
        <DeviceForm key={serial} serial={serial} language={language} />
        {serial !== '' && <FoundDevice key={serial} serial={serial} language={language} />}
      </Stack>
    </Section>
  );
}

export const page = definePage<null>({
  header: 'sheet',
  texts: ['device', 'messages', 'notices'],
  load: async () => null,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('device:title') }),
    description: t('device:description'),
  }),
  Page: Device,
});
