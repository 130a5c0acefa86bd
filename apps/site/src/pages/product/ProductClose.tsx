import type { OtaFile, ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { CheckIcon, DownloadIcon, FileIcon, RetryIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { FileSize } from '../../features/files/FileSize.tsx';
import { fileNameOf } from '../../platform/files/file-name.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { newestFiles } from './newest-files.ts';
import * as styles from './ProductClose.css.ts';

/** The page's close: the newest files, and what somebody does who has the device already. */
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
      <div className={styles.columns}>
        {newest.length > 0 && (
          <div className={styles.column}>
            <SectionHeading size="s" title={t('product.latestFiles')} />
            <RelatedList
              items={newest.map(({ id, name, version, date, size, url }) => ({
                key: id,
                href: url,
                download: fileNameOf(url),
                icon: <FileIcon size={20} />,
                title: name,
                detail: (
                  <>
                    {t('product.fileFacts', { version, date })} <FileSize bytes={size} isRough />
                  </>
                ),
                end: <DownloadIcon size={20} />,
              }))}
            />
            <Link className={styles.all} variant="arrow" href={paths.productDownloads(code)}>
              {t('product.allFiles')}
            </Link>
          </div>
        )}
        <div className={styles.column}>
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
        </div>
      </div>
    </Section>
  );
}
