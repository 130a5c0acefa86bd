import type { RequestProduct } from '@payload/api/contract';
import { Link } from '@payload/ui/Link';
import { Text } from '@payload/ui/Text';
import type { PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DescriptionField, DeviceFields, PersonFields } from '../../features/apply/Fields.tsx';
import { FilesField } from '../../features/apply/FilesField.tsx';
import { FormAside } from '../../features/apply/FormAside.tsx';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';
import { ServiceFormView } from '../../features/apply/ServiceFormView.tsx';
import { defineServicePage } from '../../features/apply/service-page.ts';
import { useForm } from '../../features/apply/useForm.ts';
import { useProblemAsked } from '../../features/apply/useProblemAsked.ts';

function Problem({ data: products, search, language }: PageProps<RequestProduct[]>) {
  const { t } = useTranslation(['apply', 'site']);
  const form = useForm('problem', language);
  const codes = useMemo(() => products.map(({ code }) => code), [products]);
  const fromAddress = useProblemAsked(form, search, products, language);
  return (
    <FormPage
      name={t('site:menu.problem')}
      title={t('problem.title')}
      lead={t('problem.lead')}
      side={<SideGroup title={t('problem.before')} facts={t('problem.facts', { returnObjects: true })} />}
      sticky={<FormAside form={form} codes={codes} language={language} />}
    >
      {fromAddress && (
        <Text size="sm" tone="quiet">
          {t(fromAddress.isNamed ? 'problem.asked.begun' : 'problem.asked.kept')}
          <Link href={pathsOf(language).faq(fromAddress.code)}>{fromAddress.title}</Link>
        </Text>
      )}
      <ServiceFormView form={form} language={language} act={t('problem.act')}>
        <PersonFields form={form} isShipped={false} />
        <DeviceFields form={form} products={products} language={language} />
        <DescriptionField form={form} />
        <FilesField form={form} />
      </ServiceFormView>
    </FormPage>
  );
}

export const page = defineServicePage<RequestProduct[]>({
  name: 'problem',
  load: ({ language, source }) => source.requestProducts(language),
  Page: Problem,
});
