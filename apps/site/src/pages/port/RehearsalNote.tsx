import { Button } from '@payload/ui/Button';
import { InfoIcon } from '@payload/ui/icons';
import { createContext } from 'react';
import { useTranslation } from 'react-i18next';
import { rehearse } from '../../features/upgrade/upgrade-tab.ts';
import * as styles from './RehearsalNote.css.ts';

/** Whether the steps below belong to a rehearsal. */
export const IsRehearsal = createContext(false);

/** One line at every step of a rehearsal: that it is one, and the way out of it. */
export function RehearsalNote() {
  const { t } = useTranslation('port');
  return (
    <div className={styles.note}>
      <output className={styles.words}>
        <InfoIcon size={20} title={t('tones.info')} />
        {t('rehearsal.banner')}
      </output>
      <Button variant="quiet" onClick={() => rehearse(null)}>
        {t('rehearsal.end')}
      </Button>
    </div>
  );
}
