import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { DownloadIcon, FileIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';
import { htmlLang } from '../../platform/language/language.ts';
import { DownloadForOffline } from '../offline/DownloadForOffline.tsx';
import type { ListedFile } from '../offline/offline-files.ts';
import type { Edition } from './edition.ts';

/** Keep a document, look at it now, or have it in the other language. */
export function DocumentActs({
  file,
  other,
  isPrimary = false,
}: {
  /** Named by the title of the document: several of them stand on a page. */
  file: ListedFile;
  other: Pick<Edition, 'url' | 'language'> | null;
  /** Whether it is the page's one action. */
  isPrimary?: boolean;
}) {
  const { t } = useTranslation('download');
  const { url, name } = file;
  return (
    <Actions onPhone="pairs">
      <Button
        href={url}
        download={fileNameOf(url)}
        variant={isPrimary ? 'signal' : 'outline'}
        start={<DownloadIcon />}
      >
        {t('act.manual')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button href={url} variant="quiet" start={<FileIcon />} type="application/pdf">
        {t('act.open')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <DownloadForOffline file={file} />
      {other && (
        <Link href={other.url} download={fileNameOf(other.url)} hrefLang={htmlLang[other.language]}>
          {t('act.other')} <VisuallyHidden>{name}</VisuallyHidden>
        </Link>
      )}
    </Actions>
  );
}
