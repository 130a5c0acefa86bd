import { ButtonWithStatus } from '@payload/ui/ButtonWithStatus';
import { CheckIcon, DownloadIcon } from '@payload/ui/icons';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../platform/rendering/useHydrated.ts';
import { forget, keepFile, type ListedFile } from './kept-files.ts';
import { canKeep } from './registration.ts';
import { useKeptFiles } from './useKeptFiles.ts';

/** Keeps a file for places without a network, and takes it away again. */
export function KeepButton({ file }: { file: ListedFile }) {
  const { t } = useTranslation('offline');
  const isHydrated = useHydrated();
  const kept = useKeptFiles();
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isKept = kept.has(file.url);

  const keep = async () => {
    setFailed(false);
    setShare(0);
    try {
      await keepFile(file, setShare);
    } catch {
      setFailed(true);
    }
    setShare(null);
  };

  const label = () => {
    if (share !== null) return t('file.keeping', { percent: Math.round(share * 100) });
    return t(isKept ? 'file.forget' : 'file.keep');
  };

  // Before the page's script runs, and where nothing can be kept, its place stays empty.
  return (
    <ButtonWithStatus
      shown={isHydrated && canKeep()}
      status={hasFailed && t('file.failed')}
      variant="quiet"
      start={isKept ? <CheckIcon /> : <DownloadIcon />}
      loading={share !== null}
      onClick={() => void (isKept ? forget({ kind: 'files', path: file.url }) : keep())}
    >
      {label()} <VisuallyHidden>{file.name}</VisuallyHidden>
    </ButtonWithStatus>
  );
}
