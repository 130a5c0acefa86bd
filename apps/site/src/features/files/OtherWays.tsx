import type { ListedFile } from '@payload/offline/offline-files.ts';
import { Button } from '@payload/ui/Button';
import { FileIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import type { Edition } from '@payload/view-models/files/edition.ts';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import { htmlLang } from '@payload/web/language/language.ts';
import { useTranslation } from 'react-i18next';
import { DownloadForOffline } from '../offline/DownloadForOffline.tsx';

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
