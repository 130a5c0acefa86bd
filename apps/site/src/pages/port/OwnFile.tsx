import type { FirmwareSource } from '@payload/flows/firmware-upgrade';
import { Button } from '@payload/ui/Button';
import { UploadIcon } from '@payload/ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceOfFile } from '../../features/upgrade/firmware-source.ts';

/** Opens the system's dialog for a firmware file; null where it was left without one. */
export function OwnFile({ onChosen }: { onChosen: (file: FirmwareSource | null) => void }) {
  const { t } = useTranslation('port');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    // React knows this event of dialogs only.
    const leave = () => onChosen(null);
    field?.addEventListener('cancel', leave);
    return () => field?.removeEventListener('cancel', leave);
  }, [onChosen]);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ufw"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChosen(sourceOfFile(file));
          // So that the same file can be chosen again after it was refused.
          target.value = '';
        }}
      />
      <Button start={<UploadIcon />} onClick={() => input.current?.click()}>
        {t('choose.own')}
      </Button>
    </>
  );
}
