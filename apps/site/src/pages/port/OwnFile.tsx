import type { FirmwareSource } from '@payload/flows/firmware-upgrade';
import { FileButton } from '@payload/ui/FileButton';
import { UploadIcon } from '@payload/ui/icons';
import { sourceOfFile } from '@payload/upgrade/firmware-source.ts';
import { useTranslation } from 'react-i18next';

/** Opens the system's dialog for a firmware file; null where it was left without one. */
export function OwnFile({ onChosen }: { onChosen: (file: FirmwareSource | null) => void }) {
  const { t } = useTranslation('port');
  return (
    <FileButton
      accept=".ufw"
      onChoose={(file) => onChosen(sourceOfFile(file))}
      onCancel={() => onChosen(null)}
      start={<UploadIcon />}
    >
      {t('choose.own')}
    </FileButton>
  );
}
