import { Actions } from '@payload/ui/Actions';
import { useTranslation } from 'react-i18next';
import type { ListedFile } from '../offline/offline-files.ts';
import { DownloadFile } from './DownloadFile.tsx';
import type { Edition } from './edition.ts';
import { OtherWays } from './OtherWays.tsx';

/** Keep a document, look at it now, or have it in the other language. */
export function DocumentActs({
  file,
  other,
  isPrimary = false,
}: {
  file: ListedFile;
  other: Pick<Edition, 'url' | 'language'> | null;
  /** Whether it is the page's one action. */
  isPrimary?: boolean;
}) {
  const { t } = useTranslation('download');
  return (
    <Actions onPhone="pairs">
      <DownloadFile url={file.url} name={file.name} isPrimary={isPrimary}>
        {t('act.manual')}
      </DownloadFile>
      <OtherWays file={file} other={other} />
    </Actions>
  );
}
