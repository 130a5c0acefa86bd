import { Button } from '@payload/ui/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../../apply/FormPage.tsx';
import { keptOutcome, subscribeToOutcome } from '../../apply/outcome.ts';
import { defineServicePage } from '../../apply/service-page.ts';
import type { PageProps } from '../../shell/page.ts';
import { pathsOf } from '../../shell/paths.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import { ActivationOutcome } from './ActivationOutcome.tsx';
import { CareOutcome } from './CareOutcome.tsx';
import { RequestOutcome } from './RequestOutcome.tsx';
import { acts } from './SuccessPage.css.ts';

const nothing = () => null;

function Success({ language }: PageProps<null>) {
  const kept = useSyncExternalStore(subscribeToOutcome, keptOutcome, nothing);
  if (kept === null) return <NoOutcome language={language} />;
  const { of, outcome } = kept;
  if (outcome.kind === 'activation') {
    return <ActivationOutcome activation={outcome.activation} language={language} />;
  }
  if (outcome.kind === 'care') return <CareOutcome plan={outcome.plan} language={language} />;
  return <RequestOutcome of={of} number={outcome.requestNumber} language={language} />;
}

/** Nothing was sent in this window, or it is not known yet whether something was. */
function NoOutcome({ language }: { language: PageProps<null>['language'] }) {
  const { t } = useTranslation(['apply', 'site']);
  const paths = pathsOf(language);
  const isHydrated = useHydrated();
  return (
    <FormPage
      name={t('success.title')}
      title={isHydrated ? t('success.none.heading') : t('success.title')}
      lead={t('success.none.lead')}
    >
      <nav className={acts} aria-label={t('success.none.start')}>
        <Button href={paths.repair()}>{t('site:menu.repair')}</Button>
        <Button href={paths.problem}>{t('site:menu.problem')}</Button>
        <Button href={paths.activate}>{t('site:menu.activation')}</Button>
        <Button href={paths.carefree()}>{t('site:menu.carefree')}</Button>
        <Button variant="quiet" href={paths.home}>
          {t('success.home')}
        </Button>
      </nav>
    </FormPage>
  );
}

export const page = defineServicePage<null>({
  name: 'success',
  load: async () => null,
  noIndex: true,
  Page: Success,
});
