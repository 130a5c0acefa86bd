import { statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { AccountLayout } from '@payload/ui/AccountLayout';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { SideNotes } from '@payload/ui/SideNotes';
import { Stack } from '@payload/ui/Stack';
import { StatusSteps } from '@payload/ui/sections/desk/StatusSteps';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { SignInHere } from '@payload/web/account/SignInHere.tsx';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Enrolment } from './Enrolment.tsx';
import { lifeOf } from './life.ts';
import { RetryBanner } from './RetryBanner.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import type { DeskSessionSnapshot, SendToDeskSession } from './useDeskSession.ts';

interface DeskGateProps {
  session: DeskSessionSnapshot;
  send: SendToDeskSession;
  language: Language;
}

/** What stands before the desk: sign-in, the second factor, or why there is no way in. */
export function DeskGate({ session, send, language }: DeskGateProps) {
  const { t } = useTranslation('desk');
  if (session.matches('enrolling') || session.matches('settingUp')) {
    return (
      <Gate title={t('gate.enrolTitle')} lead={t('gate.enrolText')}>
        <Enrolment session={session} send={send} />
      </Gate>
    );
  }
  if (session.matches('asking') || session.matches('giving')) {
    return (
      <Gate title={t(session.context.setup ? 'gate.setUpTitle' : 'gate.askTitle')}>
        <SecondFactor session={session} send={send} />
      </Gate>
    );
  }
  if (session.matches('signedOut')) {
    return (
      <Gate>
        <SignInHere
          language={language}
          heading={{ title: t('gate.signInTitle'), lead: t('gate.signInText') }}
        />
      </Gate>
    );
  }
  if (session.matches('refused')) {
    return (
      <Gate title={t('gate.refusedTitle')} lead={t('gate.refusedText')}>
        <Actions onPhone="fill">
          <Button variant="signal" href={pathsOf(language).user}>
            {t('gate.ownPage')}
          </Button>
        </Actions>
      </Gate>
    );
  }
  if (session.matches('failed')) {
    return (
      <Gate title={t('gate.signInTitle')}>
        <RetryBanner
          title={t('gate.failedTitle')}
          text={t('gate.failedText')}
          onRetry={() => send({ type: 'retry' })}
        />
      </Gate>
    );
  }
  return (
    <Gate title={t('gate.signInTitle')}>
      <VisuallyHidden>
        <LiveStatus>{t('gate.checking')}</LiveStatus>
      </VisuallyHidden>
      <LoadingBlock lines={4} />
    </Gate>
  );
}

/** A page before the desk, and what lies behind it. Without a title its contents have one. */
export function Gate({ title, lead, children }: { title?: string; lead?: string; children: ReactNode }) {
  const { t } = useTranslation(['desk', 'requests']);
  return (
    <Section as="div" space="end">
      <AccountLayout
        side={
          <Stack gap={48}>
            <SideNotes
              title={t('gate.side.title')}
              facts={(['requests', 'devices', 'notices', 'factor'] as const).map((key) => ({
                key,
                name: t(`gate.side.${key}.name`),
                text: t(`gate.side.${key}.text`),
              }))}
            />
            <SideNotes title={t('gate.side.life')}>
              <StatusSteps
                label={t('gate.side.life')}
                steps={lifeOf('repair', 'submitted', []).map(({ status }) => ({
                  key: status,
                  label: t(`requests:names.${statusText('repair', status)}`),
                  state: 'open',
                }))}
                translations={{ done: t('done'), set: (step) => t('set', { step }) }}
              />
            </SideNotes>
          </Stack>
        }
      >
        {title !== undefined && (
          <SectionHeading level={1} title={title} {...(lead === undefined ? {} : { lead })} />
        )}
        {children}
      </AccountLayout>
    </Section>
  );
}
