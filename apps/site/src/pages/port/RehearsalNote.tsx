import { Button } from '@payload/ui/Button';
import { ModeLine } from '@payload/ui/ModeLine';
import { rehearse } from '@payload/upgrade/upgrade-tab.ts';
import { createContext } from 'react';
import { useTranslation } from 'react-i18next';

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
