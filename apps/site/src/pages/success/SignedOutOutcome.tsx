import { type OwnRequest, promisedDays, reportingDays, sendingDays } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { LinkLine } from '@payload/ui/LinkLine';
import { ReferenceNumber } from '@payload/ui/ReferenceNumber';
import { useSignIn } from '@payload/web/account/useSignIn.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';
import { FollowedRequest } from '../../features/requests/FollowedRequest.tsx';
import { FollowForm } from '../../features/requests/FollowForm.tsx';

/** Nobody is signed in: the request can be shown here all the same, by its number and what it gave to be reached at. */
export function SignedOutOutcome({
  language,
  asked,
}: {
  language: Language;
  /** The number of a request that the address names; null where it names none. */
  asked: string | null;
}) {
  const { t } = useTranslation(['apply', 'site']);
  const [request, setRequest] = useState<OwnRequest | null>(null);
  const isHydrated = useHydrated();
  const signIn = useSignIn();
  const paths = pathsOf(language);
  if (request !== null)
    return <FollowedRequest request={request} language={language} onAnother={() => setRequest(null)} />;
  const heading = t(asked === null ? 'success.none.heading' : 'success.signIn.heading');
  return (
    <FormPage
      name={t('success.title')}
      title={isHydrated ? heading : t('success.title')}
      lead={t(asked === null ? 'success.none.lead' : 'success.signIn.lead')}
      side={
        <SideGroup
          title={t('success.course.title')}
          facts={t('success.course.facts', {
            returnObjects: true,
            ship: sendingDays,
            price: promisedDays.quote,
            damage: reportingDays,
          })}
        />
      }
    >
      {asked === null ? null : (
        <ReferenceNumber
          number={asked}
          translations={{
            label: t('success.request.number'),
            copy: t('success.request.copy'),
            copied: t('success.request.copied'),
            notCopied: t('success.request.notCopied'),
          }}
        />
      )}
      <FollowForm
        key={asked}
        number={asked ?? ''}
        isNumberShown={asked !== null}
        language={language}
        onFound={setRequest}
        also={
          <Button onClick={() => void signIn.open({ isRequired: true })}>{t('success.signIn.act')}</Button>
        }
      />
      <LinkLine
        label={t('success.none.start')}
        items={[
          { href: paths.repair(), label: t('site:menu.repair') },
          { href: paths.problem, label: t('site:menu.problem') },
          { href: paths.quote(), label: t('success.course.quote') },
          { href: paths.activate, label: t('site:menu.activation') },
          { href: paths.carefree(), label: t('site:menu.carefree') },
        ]}
      />
    </FormPage>
  );
}
