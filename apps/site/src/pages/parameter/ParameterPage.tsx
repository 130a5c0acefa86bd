import type { ProductInfo } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { Figure } from '@payload/ui/Figure';
import { PrintIcon } from '@payload/ui/icons';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { SpecificationTable } from '@payload/ui/sections/parameter/SpecificationTable';
import { Text } from '@payload/ui/Text';
import { publishedLabels } from '@payload/view-models/product/published-labels.ts';
import { loadContent } from '@payload/web/language/content.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { useTranslation } from 'react-i18next';
import { loadProduct } from '../../features/content/load-product.ts';
import { ProductHead } from '../../features/content/ProductHead.tsx';
import { Siblings } from '../../features/content/Siblings.tsx';
import { Dimensions, type DrawingTexts } from './Dimensions.tsx';
import { Tables, type TableTexts } from './Tables.tsx';

interface ParameterData {
  product: ProductInfo;
  drawing: DrawingTexts;
  tables: TableTexts;
}

function Parameter({ data: { product, drawing, tables }, language }: PageProps<ParameterData>) {
  const { t } = useTranslation();
  const paths = pathsOf(language);
  const published = publishedLabels(product.groups);

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
          {product.aircraft.includes('M30') && <Text>{t('parameter.fitsNote')}</Text>}
          <Button size="toolbar" start={<PrintIcon />} onClick={() => window.print()}>
            {t('parameter.print')}
          </Button>
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
        <Stack gap={32}>
          <Dimensions product={product} texts={drawing} />
          <Tables code={product.code} tables={tables} language={language} />
        </Stack>
      </Section>
      <Siblings product={product} language={language} />
    </>
  );
}

export const page = definePage<ParameterData>({
  header: 'sheet',
  load: async (given) => {
    const [product, texts, { title, views, alt, panelAlt, card }] = await Promise.all([
      loadProduct(given),
      loadContent('open-data', given.language),
      loadContent('dimensions', given.language),
    ]);
    const { heading, text, paper, sheet, tenderPaper, tender, all, json, csv, schema } = texts;
    const tables = { heading, text, paper, sheet, tenderPaper, tender, all, json, csv, schema };
    return { product, drawing: { title, views, alt, panelAlt, card }, tables };
  },
  head: ({ data: { product: data } }, t) => ({
    title: t('brand.titled', { title: t('parameter.title', { title: data.title }) }),
    description: t('parameter.description', { title: data.title }),
  }),
  Page: Parameter,
});
