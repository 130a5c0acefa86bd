import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { envelopeOf } from '@payload/catalog/envelope';
import { Button } from '@payload/ui/Button';
import { Figure } from '@payload/ui/Figure';
import { PrintIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { List } from '@payload/ui/List';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { DimensionDrawing } from '@payload/ui/sections/parameter/DimensionDrawing';
import { SpecificationTable } from '@payload/ui/sections/parameter/SpecificationTable';
import { Text } from '@payload/ui/Text';
import { loadContent } from '@payload/web/language/content.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { useTranslation } from 'react-i18next';
import { loadProduct } from '../../features/content/load-product.ts';
import { ProductHead } from '../../features/content/ProductHead.tsx';
import { Siblings } from '../../features/content/Siblings.tsx';

/** What the papers and tables of a model to download are called. */
type TableTexts = Pick<
  Awaited<ReturnType<typeof loadContent<'open-data'>>>,
  'heading' | 'text' | 'paper' | 'sheet' | 'tenderPaper' | 'tender' | 'all' | 'json' | 'csv' | 'schema'
>;

/** What is written on the drawing of a model's outer dimensions. */
type DrawingTexts = Pick<
  Awaited<ReturnType<typeof loadContent<'dimensions'>>>,
  'title' | 'views' | 'alt' | 'panelAlt' | 'card'
>;

interface ParameterData {
  product: ProductInfo;
  drawing: DrawingTexts;
  tables: TableTexts;
}

function Parameter({ data: { product, drawing, tables }, language }: PageProps<ParameterData>) {
  const { t } = useTranslation();
  const paths = pathsOf(language);
  const published = product.groups
    .flatMap(({ rows }) => rows)
    .filter((row) => !row.sample)
    // A label begins a line there, and stands within a sentence here.
    .map(({ label }) => label.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()));

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

/** Its outer dimensions, where they are stated. */
function Dimensions({
  product,
  texts: { title, views, alt, panelAlt, card },
}: {
  product: ProductInfo;
  texts: DrawingTexts;
}) {
  const envelope = envelopeOf(product);
  if (!envelope) return null;
  const { length, height, depth } = envelope;
  return (
    <Stack>
      <SectionHeading size="xxs" level={3} title={title} />
      <DimensionDrawing
        length={length}
        height={height}
        depth={depth ?? undefined}
        translations={{
          ...views,
          label: (size) => (depth === null ? panelAlt : alt).replace('{{size}}', size),
          card,
        }}
      />
    </Stack>
  );
}

/** The same figures for spreadsheets and tenders; on paper they stand beside it already. */
function Tables({
  code,
  tables: { heading, text, paper, sheet, tenderPaper, tender, all, json, csv, schema },
  language,
}: {
  code: string;
  tables: TableTexts;
  language: Language;
}) {
  const folder = `/data/${language}`;
  return (
    <Stack gap={12} align="start">
      <SectionHeading size="xxs" level={3} title={heading} lead={text} />
      <FileLinks
        files={[
          [`${folder}/${code}.pdf`, paper],
          [`${folder}/${code}.csv`, sheet],
          [`${folder}/${code}-tender.pdf`, tenderPaper],
          [`${folder}/${code}-tender.csv`, tender],
        ]}
      />
      <Text tone="quiet">{all}</Text>
      <FileLinks
        files={[
          [`${folder}/catalogue.csv`, csv],
          [`${folder}/catalogue.json`, json],
          ['/data/catalogue.schema.json', schema],
        ]}
      />
    </Stack>
  );
}

function FileLinks({ files }: { files: readonly (readonly [href: string, label: string])[] }) {
  return (
    <List
      items={files.map(([href, label]) => ({
        key: href,
        content: (
          <Link href={href} download>
            {label}
          </Link>
        ),
      }))}
    />
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
