import { Button } from '@payload/ui/Button';
import { useTranslation } from 'react-i18next';
import { startOver } from '../../features/upgrade/upgrade-tab.ts';

/** The way back to the first step, as long as nothing is being sent. */
export function Disconnect() {
  const { t } = useTranslation('port');
  return (
    <Button variant="quiet" onClick={startOver}>
      {t('disconnect')}
    </Button>
  );
}
