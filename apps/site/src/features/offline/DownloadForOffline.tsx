import { cacheFile, forget, type ListedFile } from '@payload/offline/offline-files.ts';
import { canKeep } from '@payload/offline/registration.ts';
import { CheckIcon, DownloadIcon } from '@payload/ui/icons';
import { ButtonWithStatus } from '@payload/ui/sections/offline/ButtonWithStatus';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfflineFiles } from './useOfflineFiles.ts';

/** Keeps a file for places without a network, and takes it away again. */
export function DownloadForOffline({ file }: { file: ListedFile }) {
  const { t } = useTranslation('offline');
  const isHydrated = useHydrated();
  const cached = useOfflineFiles();
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isCached = cached.has(file.url);

  const download = async () => {
    setFailed(false);
    setShare(0);
    try {
      await cacheFile(file, setShare);
    } catch {
      setFailed(true);
    }
    setShare(null);
  };

  const label = () => {
    if (share !== null) return t('file.keeping', { percent: Math.round(share * 100) });
    return t(isCached ? 'file.forget' : 'file.keep');
  };

  // Before the page's script runs, and where nothing can be kept, its place stays empty.
  return (
    <ButtonWithStatus
      shown={isHydrated && canKeep()}
      status={hasFailed && t('file.failed')}
      variant="quiet"
      start={isCached ? <CheckIcon /> : <DownloadIcon />}
      loading={share !== null}
      onClick={() => void (isCached ? forget({ kind: 'files', path: file.url }) : download())}
    >
      {label()} <VisuallyHidden>{file.name}</VisuallyHidden>
    </ButtonWithStatus>
  );
}
