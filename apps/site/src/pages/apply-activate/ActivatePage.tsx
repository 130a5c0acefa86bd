import type { PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { SideGroup } from '../../features/apply/FormPage.tsx';
import { ServiceFormPage } from '../../features/apply/ServiceFormPage.tsx';
import { defineServicePage, loadModelCodes } from '../../features/apply/service-page.ts';
import { useForm } from '../../features/apply/useForm.ts';

function Activate({ data: codes, language }: PageProps<string[]>) {
  const { t } = useTranslation(['apply', 'site']);
  return (
    <ServiceFormPage
      form={useForm('activation', language)}
      language={language}
      text="activate"
      name={t('site:menu.activation')}
      codes={codes}
      side={
        <SideGroup
          title={t('activate.after')}
          facts={t('activate.facts', { returnObjects: true })}
          more={{ href: pathsOf(language).policy('activation'), label: t('policies.activation') }}
        />
      }
    />
  );
}

export const page = defineServicePage<string[]>({
  name: 'activate',
  load: ({ source, language }) => loadModelCodes(source, language),
  Page: Activate,
});
