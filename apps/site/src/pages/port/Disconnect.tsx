import { Button } from '@payload/ui/Button';
import { startOver } from '@payload/upgrade/upgrade-tab.ts';
import { useTranslation } from 'react-i18next';

/** The way back to the first step, as long as nothing is being sent. */
export function Disconnect() {
  const { t } = useTranslation('port');
  return (
    <Button variant="quiet" onClick={startOver}>
      {t('disconnect')}
    </Button>
  );
}
