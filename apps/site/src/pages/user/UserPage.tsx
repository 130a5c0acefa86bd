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
import { NoticeChoice } from './NoticeChoice.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import { OwnSettingsPart } from './OwnSettingsPart.tsx';
import { OwnThings } from './OwnThings.tsx';
import { SignInHere } from './SignInHere.tsx';

function User({ language }: PageProps<null>) {
  const { t } = useTranslation('account');
  const { isSignedIn } = useAccount();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current === isSignedIn) return;
    wasSignedIn.current = isSignedIn;
    // What was pressed has gone with the view it was in, and the other one begins at its title.
    window.scrollTo(0, 0);
    if (document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [isSignedIn]);
  return (
    <Section as="div" space="end">
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
            {!isSignedIn && <Link href={pathsOf(language).follow()}>{t('page.follow')}</Link>}
          </>
        }
        below={
          isSignedIn && (
            <>
              <OwnThings language={language} />
              <NoticeChoice language={language} />
              <OwnSettingsPart language={language} />
            </>
          )
        }
      >
        {isSignedIn ? <OwnAccount language={language} /> : <SignInHere language={language} />}
        <noscript>
          <Banner tone="caution" toneLabel={t('tones.caution')} title={t('page.noScript')} />
        </noscript>
      </AccountLayout>
    </Section>
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
