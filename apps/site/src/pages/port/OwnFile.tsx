import type { FirmwareSource } from '@payload/flows/firmware-upgrade';
import { FileButton } from '@payload/ui/FileButton';
import { UploadIcon } from '@payload/ui/icons';
import { useTranslation } from 'react-i18next';
import { sourceOfFile } from '../../features/upgrade/firmware-source.ts';

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
