import type { RequestProduct } from '@payload/api/contract';
import { Link } from '@payload/ui/Link';
import { Text } from '@payload/ui/Text';
import type { PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelField } from '../../features/apply/ChoiceFields.tsx';
import { FilesField } from '../../features/apply/FilesField.tsx';
import { SideGroup } from '../../features/apply/FormPage.tsx';
import { ServiceFormPage } from '../../features/apply/ServiceFormPage.tsx';
import { defineServicePage } from '../../features/apply/service-page.ts';
import { useForm } from '../../features/apply/useForm.ts';
import { useProblemAsked } from '../../features/apply/useProblemAsked.ts';

function Problem({ data: products, search, language }: PageProps<RequestProduct[]>) {
  const { t } = useTranslation(['apply', 'site']);
  const form = useForm('problem', language);
  const codes = useMemo(() => products.map(({ code }) => code), [products]);
  const fromAddress = useProblemAsked(form, search, products, language);
  return (
    <ServiceFormPage
      form={form}
      language={language}
      text="problem"
      name={t('site:menu.problem')}
      codes={codes}
      side={<SideGroup title={t('problem.before')} facts={t('problem.facts', { returnObjects: true })} />}
      above={
        fromAddress && (
          <Text size="sm" tone="quiet">
            {t(fromAddress.isNamed ? 'problem.asked.begun' : 'problem.asked.kept')}
            <Link href={pathsOf(language).faq(fromAddress.code)}>{fromAddress.title}</Link>
          </Text>
        )
      }
      special={{
        productCode: <ModelField form={form} products={products} />,
        uploads: <FilesField form={form} />,
      }}
    />
  );
}

export const page = defineServicePage<RequestProduct[]>({
  name: 'problem',
  load: ({ language, source }) => source.requestProducts(language),
  Page: Problem,
});
