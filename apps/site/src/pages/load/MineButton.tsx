import type { AircraftKey } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { CheckIcon } from '@payload/ui/icons';
import { useTranslation } from 'react-i18next';
import { chooseMyAircraft, useMyAircraft } from '../../features/aircraft/my-aircraft.ts';

/** Makes an aircraft the visitor's own, or takes that back. */
export function MineButton({ aircraft }: { aircraft: AircraftKey }) {
  const { t } = useTranslation('bench');
  const own = useMyAircraft();
  return (
    <Button
      size="toolbar"
      aria-pressed={own === aircraft}
      start={own === aircraft && <CheckIcon size={20} />}
      onClick={() => chooseMyAircraft(own === aircraft ? null : aircraft)}
    >
      {t('mine')}
    </Button>
  );
}
