import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { FileCard } from '@payload/ui/sections/download/FileCard';
import { hardwareRange } from '@payload/view-models/files/hardware-range.ts';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Changes } from './Changes.tsx';
import { DownloadFile } from './DownloadFile.tsx';
import { FileRest } from './FileRest.tsx';
import { UpdateInBrowser } from './UpdateInBrowser.tsx';
import { useFileWords } from './useFileWords.ts';

/** The file to take: what it is, what is new in it, and below it what else there is of its kind. */
export function NewestFile({
  file,
  language,
  kind,
  note,
  isPrimary = false,
  isAlone = false,
  children,
}: {
  file: OtaFile;
  language: Language;
  /** The kind of file, on a page of several. */
  kind?: string;
  note?: string | undefined;
  /** Whether to take it is the page's one action. */
  isPrimary?: boolean;
  /** Whether the page is of this file: then nothing of it is folded. */
  isAlone?: boolean;
  /** Versions before it, further documents. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('download');
  const { document, hardware, name, url, otaType } = file;
  return (
    <FileCard
      kind={kind}
      title={document && name}
      version={file.version}
      date={file.date}
      file={fileNameOf(url)}
      size={file.size}
      fact={
        document
          ? t('document', { count: document.pages })
          : hardware && `${t('facts.hardware')} ${hardwareRange(t, hardware)}`
      }
      note={note}
      actions={
        <Actions onPhone="pairs">
          <DownloadFile url={url} isPrimary={isPrimary} {...(document && { name })}>
            {t(document ? 'act.manual' : otaType === 5 ? 'act.app' : 'act.firmware')}
          </DownloadFile>
          <UpdateInBrowser file={file} language={language} />
        </Actions>
      }
      details={<FileRest file={file} />}
      detailsOpen={isAlone}
      changes={
        file.notes.length > 0 ? { title: t('changed'), list: <Changes lines={file.notes} /> } : undefined
      }
      more={children}
      translations={useFileWords()}
    />
  );
}
