import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { LinkLine } from '@payload/ui/LinkLine';
import { useAccount } from '@payload/web/account/useAccount.ts';
import type { PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../../features/apply/FormPage.tsx';
import { storedOutcome, subscribeToOutcome } from '../../features/apply/outcome.ts';
import { defineServicePage } from '../../features/apply/service-page.ts';
import { ActivationOutcome } from './ActivationOutcome.tsx';
import { CareOutcome } from './CareOutcome.tsx';
import { OwnRequestOutcome, SentOutcome } from './RequestOutcome.tsx';
import { SignedOutOutcome } from './SignedOutOutcome.tsx';

const none = () => null;

/** What came of the form sent last in this window, or of the request that the address names. */
function Success({ search, language }: PageProps<null>) {
  const stored = useSyncExternalStore(subscribeToOutcome, storedOutcome, none);
  const { isSignedIn } = useAccount();
  const isHydrated = useHydrated();
  const number = isHydrated ? search.get('number') : null;
  const sent = stored?.outcome.kind === 'request' ? stored.outcome.requestNumber : null;
  if (number !== null && number !== sent) {
    if (!isSignedIn) return <SignedOutOutcome language={language} asked={number} />;
    return <OwnRequestOutcome key={number} number={number} language={language} />;
  }
  if (stored === null)
    return isSignedIn ? (
      <NoOutcome language={language} />
    ) : (
      <SignedOutOutcome language={language} asked={null} />
    );
  const { of, outcome } = stored;
  if (outcome.kind === 'activation') {
    return <ActivationOutcome activation={outcome.activation} language={language} />;
  }
  if (outcome.kind === 'care') return <CareOutcome plan={outcome.plan} language={language} />;
  return <SentOutcome of={of} taken={outcome} language={language} />;
}

/** Nothing was sent in this window by the account that is signed in. */
function NoOutcome({ language }: { language: PageProps<null>['language'] }) {
  const { t } = useTranslation(['apply', 'site']);
  const paths = pathsOf(language);
  return (
    <FormPage name={t('success.title')} title={t('success.none.heading')} lead={t('success.none.ownLead')}>
      <Actions onPhone="fill">
        <Button variant="signal" href={paths.user}>
          {t('success.own')}
        </Button>
      </Actions>
      <LinkLine
        label={t('success.none.start')}
        items={[
          { href: paths.repair(), label: t('site:menu.repair') },
          { href: paths.problem, label: t('site:menu.problem') },
          { href: paths.activate, label: t('site:menu.activation') },
          { href: paths.carefree(), label: t('site:menu.carefree') },
          { href: paths.home, label: t('success.home') },
        ]}
      />
    </FormPage>
  );
}

export const page = defineServicePage<null>({
  name: 'success',
  texts: ['requests', 'form'],
  load: async () => null,
  noIndex: true,
  Page: Success,
});
