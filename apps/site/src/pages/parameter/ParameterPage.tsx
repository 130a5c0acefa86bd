import type { ProductInfo } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { Figure } from '@payload/ui/Figure';
import { PrintIcon } from '@payload/ui/icons';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { SpecificationTable } from '@payload/ui/SpecificationTable';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { useTranslation } from 'react-i18next';
import { loadProduct } from '../../features/content/load-product.ts';
import { ProductHead } from '../../features/content/ProductHead.tsx';
import { Siblings } from '../../features/content/Siblings.tsx';
import { SpecContent } from '../../features/content/SpecContent.tsx';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';

function Parameter({ data: product, language }: PageProps<ProductInfo>) {
  const { t } = useTranslation();
  const paths = pathsOf(language);
  const published = product.groups
    .flatMap(({ rows }) => rows)
    .filter((row) => !row.sample)
    .map((row) => row.label);

  return (
    <>
      <ProductHead product={product} language={language} current="parameters" />
      <Section layout="split" ground="raised">
        <Stack gap={24} align="start">
          <SectionHeading
            size="s"
            title={t('parameter.heading')}
            lead={
              published.length > 0
                ? t('parameter.published', { fields: published.join(t('words.list')) })
                : t('parameter.allSample')
            }
          />
          <Button size="toolbar" start={<PrintIcon />} onClick={() => window.print()}>
            {t('parameter.print')}
          </Button>
          {product.aircraft.includes('M30') && <Text>{t('parameter.fitsNote')}</Text>}
        </Stack>
        <SpecificationTable
          caption={t('parameter.title', { title: product.title })}
          groups={[
            ...product.groups.map(({ key, label, rows }) => ({
              key,
              label,
              rows: rows.map((row) => ({
                key: row.key,
                label: row.label,
                value: <SpecContent value={row} />,
              })),
            })),
            {
              key: 'fits',
              label: t('parameter.fitsHeading'),
              rows: product.fits.map((aircraft) => ({
                key: aircraft.key,
                label: aircraft.name,
                href: paths.load(aircraft.route, [product.code]),
                value: (
                  <>
                    <Figure value={aircraft.share} unit="%" />
                    {t('words.list')}
                    {t('home.upTo')} <Figure value={aircraft.payloadG} unit="g" />
                  </>
                ),
              })),
            },
          ]}
        />
      </Section>
      <Siblings product={product} language={language} />
    </>
  );
}

export const page = definePage<ProductInfo>({
  header: 'sheet',
  load: loadProduct,
  head: ({ data }, t) => ({
    title: t('brand.titled', { title: t('parameter.title', { title: data.title }) }),
    description: t('parameter.description', { title: data.title }),
  }),
  Page: Parameter,
});
