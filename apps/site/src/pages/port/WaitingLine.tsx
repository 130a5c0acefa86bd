import type { Waiting } from '@payload/serial';
import { useTranslation } from 'react-i18next';
import * as styles from './PortPage.css.ts';

/** What the device is waited for and how long that may take; seen once it takes longer than a blink. */
export function WaitingLine({ waiting }: { waiting: Waiting | null }) {
  const { t } = useTranslation('port');
  return (
    <output className={styles.waiting}>
      {waiting !== null &&
        t(`sending.waiting.${waiting.work}`, { seconds: Math.ceil(waiting.limitMs / 1000) })}
    </output>
  );
}
