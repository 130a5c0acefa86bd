import { Button } from '@payload/ui/Button';
import { StatusPage } from '@payload/ui/StatusPage';
import { LedMatrix } from '@payload/ui/sections/errors/LedMatrix';
import { stopSign } from '@payload/view-models/errors/stop-sign.ts';
import { useLanguage } from '@payload/web/language/useLanguage.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** What is not for this visitor: the page /403, and every page whose data the service refuses. */
export function ForbiddenView() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { home } = pathsOf(language);
  const { words, rows } = stopSign[language];
  return (
    <StatusPage
      code="403"
      picture={<LedMatrix rows={rows} label={words} />}
      title={t('forbidden.title')}
      text={t('forbidden.text')}
      actions={
        <Button variant="signal" href={home}>
          {t('forbidden.home')}
        </Button>
      }
    />
  );
}
