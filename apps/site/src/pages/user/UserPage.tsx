import type { Language } from '@payload/catalog';
import { AccountLayout } from '@payload/ui/AccountLayout';
import { Banner } from '@payload/ui/Banner';
import { FactList } from '@payload/ui/FactList';
import { Link } from '@payload/ui/Link';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../features/account/useAccount.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { useHydrated } from '../../platform/rendering/useHydrated.ts';
import { OwnPage } from './OwnPage.tsx';
import { SignInHere } from './SignInHere.tsx';

function User({ language }: PageProps<null>) {
  const { isSignedIn } = useAccount();
  const isHydrated = useHydrated();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current === isSignedIn) return;
    wasSignedIn.current = isSignedIn;
    // The prerendered page knew nobody: who was signed in before it came has pressed nothing.
    if (!isHydrated) return;
    // What was pressed has gone with the view it was in, and the other one begins at its title.
    window.scrollTo(0, 0);
    if (document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [isSignedIn, isHydrated]);
  return (
    <Section as="div" space="end">
      {isSignedIn ? <OwnPage language={language} /> : <SignedOut language={language} />}
    </Section>
  );
}

/** The ways to sign in, and what one signs in for. */
function SignedOut({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  return (
    <AccountLayout
      side={
        <>
          <SectionHeading size="xxs" title={t('page.why')} />
          <FactList
            layout="inline"
            items={[
              { key: 'requests', name: t('page.requests'), text: t('page.requestsText') },
              { key: 'care', name: t('page.care'), text: t('page.careText') },
              { key: 'activation', name: t('page.activation'), text: t('page.activationText') },
            ]}
          />
          <Link href={pathsOf(language).follow()}>{t('page.follow')}</Link>
        </>
      }
    >
      <SignInHere language={language} />
      <noscript>
        <Banner tone="caution" toneLabel={t('tones.caution')} title={t('page.noScript')} />
      </noscript>
    </AccountLayout>
  );
}

export const page = definePage<null>({
  header: 'sheet',
  texts: ['account', 'messages', 'notices', 'requests'],
  load: async () => null,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('account:page.title') }),
    description: t('account:page.description'),
  }),
  Page: User,
});
