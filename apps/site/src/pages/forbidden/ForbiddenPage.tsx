import { Button } from '@payload/ui/Button';
import { StatusPage } from '@payload/ui/StatusPage';
import { useTranslation } from 'react-i18next';
import { definePage } from '../../shell/page.ts';
import { pathsOf } from '../../shell/paths.ts';

export const page = definePage<null>({
  header: 'night',
  load: async () => null,
  head: (_props, t) => ({ title: t('forbidden.title'), description: t('forbidden.text'), noIndex: true }),
  Page: ({ language }) => {
    const { t } = useTranslation();
    return (
      <StatusPage
        code="403"
        title={t('forbidden.title')}
        text={t('forbidden.text')}
        actions={
          <Button variant="signal" href={pathsOf(language).home}>
            {t('forbidden.home')}
          </Button>
        }
      />
    );
  },
});
