import type { Language } from '@payload/catalog';
import { AccountLayout } from '@payload/ui/AccountLayout';
import { Banner } from '@payload/ui/Banner';
import { DeviceLabel } from '@payload/ui/DeviceLabel';
import { Section } from '@payload/ui/Section';
import { SideNotes } from '@payload/ui/SideNotes';
import { Stack } from '@payload/ui/Stack';
import { labelMarks } from '@payload/view-models/scenes/label-marks.ts';
import { SignInHere } from '@payload/web/account/SignInHere.tsx';
import { useAccount } from '@payload/web/account/useAccount.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DisownChange } from './DisownChange.tsx';
import { OwnPage } from './OwnPage.tsx';

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
      {isHydrated && <DisownChange language={language} />}
      {isSignedIn ? <OwnPage language={language} /> : <SignedOut language={language} />}
    </Section>
  );
}

/** The ways to sign in, what one signs in for, and the steps of a repair that it shows. */
function SignedOut({ language }: { language: Language }) {
  const { t } = useTranslation(['account', 'requests']);
  return (
    <AccountLayout
      side={
        <Stack gap={48}>
          <SideNotes
            title={t('page.why')}
            facts={(['requests', 'care', 'activation'] as const).map((key) => ({
              key,
              name: t(`page.${key}`),
              text: t(`page.${key}Text`),
            }))}
            more={{ href: pathsOf(language).follow(), label: t('page.follow') }}
          >
            <DeviceLabel marks={labelMarks} marked="serial" caption={t('page.label')} />
          </SideNotes>
          <SideNotes
            title={t('requests:rail.label')}
            facts={(['ask', 'ship', 'inspect', 'return'] as const).map((key, index) => ({
              key,
              // The gap is written: a Chinese line has none between a name and its text.
              name: `${index + 1}\u2002`,
              text: t(`requests:rail.${key}`),
            }))}
          />
        </Stack>
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
  texts: ['account', 'form', 'messages', 'notices', 'requests'],
  load: async () => null,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('account:page.title') }),
    description: t('account:page.description'),
  }),
  Page: User,
});
