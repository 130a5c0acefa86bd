import { Button } from '@payload/ui/Button';
import { ModeLine } from '@payload/ui/ModeLine';
import { createContext } from 'react';
import { useTranslation } from 'react-i18next';
import { rehearse } from '../../features/upgrade/upgrade-tab.ts';

/** Whether the steps below belong to a rehearsal. */
export const IsRehearsal = createContext(false);

/** One line at every step of a rehearsal: that it is one, and the way out of it. */
export function RehearsalNote() {
  const { t } = useTranslation('port');
  return (
    <ModeLine
      toneLabel={t('tones.info')}
      action={
        <Button variant="quiet" onClick={() => rehearse(null)}>
          {t('rehearsal.end')}
        </Button>
      }
    >
      {t('rehearsal.banner')}
    </ModeLine>
  );
}
