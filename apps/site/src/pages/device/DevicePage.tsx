import { DeviceLabel } from '@payload/ui/DeviceLabel';
import { labelMarks } from '@payload/view-models/scenes/label-marks.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../../features/apply/FormPage.tsx';
import { DeviceForm } from './DeviceForm.tsx';
import { FoundDevice } from './FoundDevice.tsx';

function Device({ search, language }: PageProps<null>) {
  const { t } = useTranslation(['device', 'apply']);
  // The prerendered page knows no query.
  const serial = useHydrated() ? (search.get('serial')?.trim() ?? '') : '';
  return (
    <FormPage
      name={t('title')}
      title={t('title')}
      lead={t('lead')}
      beside={
        <DeviceLabel marks={labelMarks} serial={serial} marked="serial" caption={t('apply:label.text')} />
      }
    >
      <DeviceForm key={serial} serial={serial} language={language} />
      {serial !== '' && <FoundDevice key={serial} serial={serial} language={language} />}
    </FormPage>
  );
}

export const page = definePage<null>({
  header: 'sheet',
  texts: ['device', 'apply', 'contacts', 'form', 'messages', 'notices'],
  load: async () => null,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('device:title') }),
    description: t('device:description'),
  }),
  Page: Device,
});
