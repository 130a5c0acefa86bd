import type { OtaFile, ProductInfo } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { DocumentList } from '@payload/ui/DocumentList';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { DownloadIcon, FileIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadProduct } from '../../features/content/load-product.ts';
import { ProductHead } from '../../features/content/ProductHead.tsx';
import { CheckLine } from '../../features/files/CheckLine.tsx';
import { DocumentFile } from '../../features/files/DocumentFile.tsx';
import { EarlierVersions } from '../../features/files/EarlierVersions.tsx';
import { NewestFile } from '../../features/files/NewestFile.tsx';
import { familySections } from '../../platform/data/download-sections.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';

interface ProductDownloadsData {
  product: ProductInfo;
  files: OtaFile[];
}

function ProductDownloads({ data: { product, files }, language }: PageProps<ProductDownloadsData>) {
  const { t } = useTranslation(['download', 'downloads', 'site']);
  const paths = pathsOf(language);
  const { code } = product;
  const manuals = files.filter(({ document }) => document);
  const [app, ...earlierApps] = files.filter(({ otaType }) => otaType === 5);
  const [firmware, ...earlierFirmware] = files.filter(({ document, otaType }) => !document && otaType !== 5);
  const sections = familySections(product.type);

  return (
    <>
      <ProductHead
        product={product}
        language={language}
        current="downloads"
        {...(files.length > 0 && { lead: t('product.lead') })}
      />
      {files.length === 0 ? (
        <Section>
          <EmptyResult
            title={t('product.none.title', { code })}
            text={t('product.none.text')}
            action={
              <Button href={paths.details(product.route, code)}>{t('product.onPage', { code })}</Button>
            }
          />
        </Section>
      ) : (
        <>
          <Kind title={t('product.manuals')} first>
            {manuals.length === 0 ? (
              <Lack text={t('product.noManual', { code })} support={paths.support} />
            ) : (
              <DocumentList line="between">
                {manuals.map((file, index) => (
                  <DocumentFile key={file.id} file={file} level={3} isPrimary={index === 0} />
                ))}
              </DocumentList>
            )}
          </Kind>
          <Kind title={t('product.firmware')}>
            {firmware ? (
              <>
                {firmware.productCode !== code && (
                  <Text>{t('product.madeFor', { code, version: firmware.productCode })}</Text>
                )}
                <NewestFile file={firmware} language={language} level={3} />
                <EarlierVersions files={earlierFirmware} level={3} />
                <CheckLine file={firmware} />
              </>
            ) : (
              <Lack text={t('product.noFirmware', { code })} support={paths.support} />
            )}
          </Kind>
          {app && (
            <Kind title={t('product.app')}>
              <NewestFile file={app} language={language} level={3} />
              <EarlierVersions files={earlierApps} level={3} />
            </Kind>
          )}
        </>
      )}
      <Kind title={t('product.papers.title')}>
        <RelatedList
          items={(['sheet', 'tender'] as const).map((kind) => ({
            key: kind,
            href: `/data/${language}/${kind === 'sheet' ? code : `${code}-tender`}.pdf`,
            // The server gives it its name.
            download: '',
            icon: <FileIcon size={20} />,
            title: t(`product.papers.${kind}`, { code }),
            detail: t(`product.papers.${kind}Detail`),
            end: <DownloadIcon size={20} />,
          }))}
        />
      </Kind>
      {sections.length > 0 && (
        <Section line layout="split">
          <SectionHeading size="s" title={t('product.more')} />
          <RelatedList
            items={sections.map((id) => ({
              key: id,
              href: paths.download(id, product.type),
              title: t(`more.${id}`),
              detail: t(`categories.${id}.line`, { ns: 'downloads' }),
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** Files of one kind, the kind in the margin. */
function Kind({ title, first = false, children }: { title: string; first?: boolean; children: ReactNode }) {
  return (
    <Section layout="split" line={!first} space="list">
      <SectionHeading size="s" title={title} />
      <Stack gap={32}>{children}</Stack>
    </Section>
  );
}

/** Nothing of a kind: says so, and who helps. */
function Lack({ text, support }: { text: string; support: string }) {
  const { t } = useTranslation('download');
  return (
    <Stack>
      <Text>{text}</Text>
      <Link variant="arrow" href={support}>
        {t('without.support')}
      </Link>
    </Stack>
  );
}

export const page = definePage<ProductDownloadsData>({
  header: 'sheet',
  load: async (request) => {
    const product = await loadProduct(request);
    return { product, files: await request.source.productFiles(product, request.language) };
  },
  head: ({ data: { product } }, t) => ({
    title: t('brand.titled', { title: t('product.title', { ns: 'download', title: product.title }) }),
    description: t('product.description', { ns: 'download', title: product.title }),
  }),
  Page: ProductDownloads,
  texts: ['download', 'downloads', 'offline'],
});
