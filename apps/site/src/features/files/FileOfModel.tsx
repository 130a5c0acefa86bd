import type { OtaFile } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { DocumentRow } from '@payload/ui/DocumentRow';
import { DownloadIcon } from '@payload/ui/icons';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RowPicture } from '../content/RowPicture.tsx';
import { ChangedIn } from './ChangedIn.tsx';
import { FileRest } from './FileRest.tsx';
import { useFileWords } from './useFileWords.ts';

/** The newest file of a model in a list of many, on a line that an address can lead to. */
export function FileOfModel({
  code,
  file,
  children,
}: {
  code: string;
  file: OtaFile;
  /** What else opens: an act for this model, versions before it. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('download');
  const name = fileNameOf(file.url);
  // The browser's own mark goes with the first way within the site, and Back does not bring it again.
  const { hash } = useLocation();
  return (
    <DocumentRow
      id={code}
      code={code}
      addressed={hash === `#${encodeURIComponent(code)}`}
      title={file.name}
      picture={<RowPicture code={code} sizes="75px" />}
      version={file.version}
      date={file.date}
      size={file.size}
      action={
        <Button
          href={file.url}
          download={name}
          size="toolbar"
          start={<DownloadIcon size={20} />}
          aria-label={file.document ? `${t('act.manual')} ${file.name}` : t('act.file', { file: name })}
        >
          {name.split('.').at(-1)?.toUpperCase()}
        </Button>
      }
      details={
        <>
          <ChangedIn file={file} level={3} />
          <FileRest file={file} />
          {children}
        </>
      }
      translations={useFileWords()}
    />
  );
}
