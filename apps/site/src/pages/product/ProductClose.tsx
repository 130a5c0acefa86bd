import type { OtaFile, ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Columns } from '@payload/ui/Columns';
import { FileSize } from '@payload/ui/FileSize';
import { CheckIcon, DownloadIcon, FileIcon, RetryIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { newestFiles } from '@payload/view-models/product/newest-files.ts';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** The page's close: the newest files, and what someone does who has the device already. */
export function ProductClose({
  product,
  files,
  language,
}: {
  product: ProductInfo;
  files: readonly OtaFile[];
  language: Language;
}) {
  const { t } = useTranslation();
  const paths = pathsOf(language);
  const { code } = product;
  const newest = newestFiles(files);
  return (
    <Section line>
      <Columns>
        <Stack>
          <SectionHeading size="s" title={t('product.latestFiles')} />
          <RelatedList
            items={[
              ...newest.map(({ id, name, version, date, size, url }) => ({
                key: id,
                href: url,
                download: fileNameOf(url),
                icon: <FileIcon size={20} />,
                title: name,
                detail: (
                  <>
                    {t('product.fileFacts', { version, date })} <FileSize bytes={size} rough />
                  </>
                ),
                end: <DownloadIcon size={20} />,
              })),
              {
                key: 'sheet',
                href: `/data/${language}/${code}.pdf`,
                // The server gives it its name.
                download: '',
                icon: <FileIcon size={20} />,
                title: t('product.dataSheet', { code }),
                detail: 'PDF',
                end: <DownloadIcon size={20} />,
              },
            ]}
          />
          <Actions>
            <Link variant="arrow" href={paths.productDownloads(code)}>
              {t('product.allFiles')}
            </Link>
          </Actions>
        </Stack>
        <Stack>
          <SectionHeading size="s" title={t('product.haveOne', { code })} />
          <RelatedList
            items={[
              {
                key: 'activate',
                href: paths.activate,
                icon: <CheckIcon size={20} />,
                title: t('product.activate'),
                detail: t('product.activateDetail'),
              },
              {
                key: 'repair',
                href: paths.repair(),
                icon: <RetryIcon size={20} />,
                title: t('product.repair'),
                detail: t('product.repairDetail'),
              },
            ]}
          />
          <Actions>
            <Link variant="arrow" href={paths.quote([code])}>
              {t('product.quote', { code })}
            </Link>
          </Actions>
        </Stack>
      </Columns>
    </Section>
  );
}
