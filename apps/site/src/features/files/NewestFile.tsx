import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { FileCard } from '@payload/ui/FileCard';
import { CableIcon, DownloadIcon } from '@payload/ui/icons';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { productCodes } from '../upgrade/devices.ts';
import { Changes } from './Changes.tsx';
import { DocumentActs } from './DocumentActs.tsx';
import { useFileWords } from './useFileWords.ts';

const upgradable: readonly (string | null)[] = Object.values(productCodes);

/** The file to take: what it is, its sum to check, what is new in it. */
export function NewestFile({
  file,
  language,
  level = 2,
  isPrimary = false,
}: {
  file: OtaFile;
  language: Language;
  level?: 2 | 3;
  /** Whether to take it is the page's one action. */
  isPrimary?: boolean;
}) {
  const { t } = useTranslation('download');
  const words = useFileWords();
  return (
    <FileCard
      version={file.version}
      date={file.date}
      file={fileNameOf(file.url)}
      size={file.size}
      sha256={file.sha256}
      level={level}
      fact={factOf(file, t)}
      actions={
        file.document ? (
          <DocumentActs file={file} other={file.document.other} isPrimary={isPrimary} />
        ) : (
          <Actions onPhone="pairs">
            <Button
              href={file.url}
              download={fileNameOf(file.url)}
              variant={isPrimary ? 'signal' : 'outline'}
              start={<DownloadIcon />}
            >
              {t(file.otaType === 5 ? 'act.app' : 'act.firmware')}
            </Button>
            {file.otaType === 3 && upgradable.includes(file.productCode) && (
              <Button href={pathsOf(language).port} start={<CableIcon />}>
                {t('act.port')}
              </Button>
            )}
          </Actions>
        )
      }
      changes={
        file.notes.length > 0 ? { title: t('changed'), list: <Changes lines={file.notes} /> } : undefined
      }
      translations={{ ...words, mark: t('newest'), file: t('facts.file') }}
    />
  );
}

/** For which hardware a firmware is, how many pages a document has; nothing for an app. */
function factOf({ hardware, document }: OtaFile, t: TFunction<'download'>) {
  if (hardware) {
    const value = hardware.from === hardware.to ? hardware.from : t('hardware', hardware);
    return { name: t('facts.hardware'), value };
  }
  return document ? { name: t('facts.pages'), value: document.pages } : undefined;
}
