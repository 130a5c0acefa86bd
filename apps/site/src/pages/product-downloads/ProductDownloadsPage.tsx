import type { OtaFile, ProductInfo } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { DownloadIcon, FileIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { LinkLine } from '@payload/ui/LinkLine';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { familySections } from '@payload/web/data/download-sections.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { loadProduct } from '../../features/content/load-product.ts';
import { ProductHead } from '../../features/content/ProductHead.tsx';
import { EarlierVersions } from '../../features/files/EarlierVersions.tsx';
import { NewestFile } from '../../features/files/NewestFile.tsx';

interface ProductDownloadsData {
  product: ProductInfo;
  files: OtaFile[];
}

function ProductDownloads({ data: { product, files }, language }: PageProps<ProductDownloadsData>) {
  const { t } = useTranslation(['download', 'downloads', 'site']);
  const paths = pathsOf(language);
  const { code } = product;
  const [manual, ...otherManuals] = files.filter(({ document }) => document);
  const [app, ...earlierApps] = files.filter(({ otaType }) => otaType === 5);
  const [firmware, ...earlierFirmware] = files.filter(({ document, otaType }) => !document && otaType !== 5);
  const sections = familySections(product.type);
  const papers = (
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
  );

  return (
    <>
      <ProductHead
        product={product}
        language={language}
        current="downloads"
        hasPicture
        {...(files.length > 0 && { lead: t('product.lead') })}
      />
      <Section space="compact">
        {files.length === 0 && (
          <EmptyResult
            title={t('product.none.title', { code })}
            text={t('product.none.text')}
            action={
              <Button href={paths.details(product.route, code)}>{t('product.onPage', { code })}</Button>
            }
          />
        )}
        <Stack gap={24}>
          {manual && (
            <NewestFile file={manual} language={language} kind={t('product.manuals')} isPrimary>
              {otherManuals.map((file) => (
                <NewestFile key={file.id} file={file} language={language} />
              ))}
              {papers}
            </NewestFile>
          )}
          {firmware && (
            <NewestFile
              file={firmware}
              language={language}
              kind={t('product.firmware')}
              note={
                firmware.productCode === code
                  ? undefined
                  : t('product.madeFor', { code, version: firmware.productCode })
              }
              isPrimary={!manual}
            >
              <EarlierVersions files={earlierFirmware} level={3} />
            </NewestFile>
          )}
          {app && (
            <NewestFile file={app} language={language} kind={t('product.app')}>
              <EarlierVersions files={earlierApps} level={3} />
            </NewestFile>
          )}
        </Stack>
        {files.length > 0 && !manual && (
          <Lack text={t('product.noManual', { code })} support={paths.support} />
        )}
        {files.length > 0 && !firmware && (
          <Lack text={t('product.noFirmware', { code })} support={paths.support} />
        )}
        {!manual && (
          <Stack as="section">
            <SectionHeading size="xs" title={t('product.papers.title')} />
            {papers}
          </Stack>
        )}
        {sections.length > 0 && (
          <LinkLine
            label={t('product.more')}
            items={sections.map((id) => ({
              href: paths.download(id, product.type),
              label: t(`more.${id}`),
            }))}
          />
        )}
      </Section>
    </>
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
