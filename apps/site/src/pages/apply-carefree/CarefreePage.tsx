import { Button } from '@payload/ui/Button';
import type { PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { SideGroup } from '../../features/apply/FormPage.tsx';
import { ServiceFormPage } from '../../features/apply/ServiceFormPage.tsx';
import { defineServicePage, loadModelCodes } from '../../features/apply/service-page.ts';
import { useAddressedSerial } from '../../features/apply/useAddressedSerial.ts';
import { useForm } from '../../features/apply/useForm.ts';

function Carefree({ data: codes, search, language }: PageProps<string[]>) {
  const { t } = useTranslation(['apply', 'site']);
  const form = useForm('care', language);
  useAddressedSerial(form, search);
  return (
    <ServiceFormPage
      form={form}
      language={language}
      text="care"
      name={t('site:menu.carefree')}
      codes={codes}
      side={
        <SideGroup
          title={t('care.before')}
          facts={t('care.facts', { returnObjects: true })}
          more={{ href: pathsOf(language).policy('care'), label: t('policies.care') }}
        >
          <Button size="toolbar" href={pathsOf(language).activate}>
            {t('care.activate')}
          </Button>
        </SideGroup>
      }
    />
  );
}

export const page = defineServicePage<string[]>({
  name: 'care',
  load: ({ source, language }) => loadModelCodes(source, language),
  Page: Carefree,
});
