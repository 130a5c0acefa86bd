import { Button } from '@payload/ui/Button';
import { FileIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';
import { htmlLang } from '../../platform/language/language.ts';
import { DownloadForOffline } from '../offline/DownloadForOffline.tsx';
import type { ListedFile } from '../offline/offline-files.ts';
import type { Edition } from './edition.ts';

/** Look at a document now, keep it for places without a network, or have it in the other language. Stands in Actions. */
export function OtherWays({
  file,
  other,
}: {
  /** Named by the title of the document: several of them stand on a page. */
  file: ListedFile;
  other: Pick<Edition, 'url' | 'language'> | null;
}) {
  const { t } = useTranslation('download');
  const { url, name } = file;
  return (
    <>
      <Button href={url} variant="quiet" start={<FileIcon />} type="application/pdf">
        {t('act.open')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <DownloadForOffline file={file} />
      {other && (
        <Link href={other.url} download={fileNameOf(other.url)} hrefLang={htmlLang[other.language]}>
          {t('act.other')} <VisuallyHidden>{name}</VisuallyHidden>
        </Link>
      )}
    </>
  );
}
