import type { Language } from '@payload/catalog';
import { AccountLayout } from '@payload/ui/AccountLayout';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { nextRequest } from '@payload/view-models/user/next-request.ts';
import { loadOverview } from '@payload/web/account/own-calls.ts';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { useTranslation } from 'react-i18next';
import { AccountItems } from './AccountItems.tsx';
import { NextRequest } from './NextRequest.tsx';
import { NoticeChoice } from './NoticeChoice.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import { OwnSettingsPart } from './OwnSettingsPart.tsx';

/** The page of someone who is signed in: what goes on now, what is theirs, and what they can change. */
export function OwnPage({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  const own = useRemote(language, () => loadOverview(language));
  const next = own.state === 'ready' ? nextRequest(own.data.requests) : undefined;
  return (
    <AccountLayout
      column="own"
      side={<OwnAccount language={language} />}
      below={
        <>
          <AccountItems own={own} language={language} />
          <NoticeChoice language={language} />
          <OwnSettingsPart language={language} />
        </>
      }
    >
      <SectionHeading level={1} title={t('page.ownTitle')} lead={t('page.ownLead')} />
      {next && <NextRequest request={next} language={language} />}
    </AccountLayout>
  );
}
