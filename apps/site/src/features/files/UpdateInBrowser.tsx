import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { CableIcon } from '@payload/ui/icons';
import { productCodes } from '@payload/view-models/port/devices.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

const upgradable: readonly (string | null)[] = Object.values(productCodes);

/** Leads to the upgrade over a cable. Nothing where the file is not for a device that takes it so. */
export function UpdateInBrowser({ file, language }: { file: OtaFile; language: Language }) {
  const { t } = useTranslation('download');
  if (file.otaType !== 3 || !upgradable.includes(file.productCode)) return null;
  return (
    <Button href={pathsOf(language).port} variant="quiet" start={<CableIcon />}>
      {t('act.port')}
    </Button>
  );
}
