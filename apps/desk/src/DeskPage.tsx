import { Banner } from '@payload/ui/Banner';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from './Desk.tsx';
import { DeskGate, Gate } from './DeskGate.tsx';
import { placeOf } from './desk-address.ts';
import { useDeskSession } from './useDeskSession.ts';

function DeskHere({ search, language }: PageProps<null>) {
  const [session, send] = useDeskSession();
  const shut = useCallback(() => send({ type: 'shut' }), [send]);
  const { name, until } = session.context.session ?? {};
  if (session.matches('open') && name !== undefined && until) {
    return (
      <Desk place={placeOf(search)} language={language} name={name} until={until} onSessionExpired={shut} />
    );
  }
  return <DeskGate session={session} send={send} language={language} />;
}

function DeskFrame(props: PageProps<null>) {
  const { t } = useTranslation('desk');
  // Who is signed in only the browser knows.
  const isHydrated = useHydrated();
  if (isHydrated) return <DeskHere {...props} />;
  return (
    <Gate title={t('gate.signInTitle')}>
      <noscript>
        <Banner tone="caution" toneLabel={t('gate.caution')} title={t('gate.noScript')} />
      </noscript>
    </Gate>
  );
}

export const page = definePage<null>({
  header: 'sheet',
  isTool: true,
  texts: ['desk', 'account', 'requests', 'form', 'messages', 'notices', 'request-fields'],
  load: async () => null,
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('desk:title') }),
    description: t('desk:description'),
    noIndex: true,
  }),
  Page: DeskFrame,
});
