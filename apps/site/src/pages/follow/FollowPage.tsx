import type { OwnRequest } from '@payload/api/contract';
import type { PageProps } from '@payload/web/navigation/page.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';
import { defineServicePage } from '../../features/apply/service-page.ts';
import { FollowedRequest } from '../../features/requests/FollowedRequest.tsx';
import { FollowForm } from '../../features/requests/FollowForm.tsx';

/** One request of whoever has its number and knows where it is answered to, without an account. */
function Follow({ search, language }: PageProps<null>) {
  const { t } = useTranslation(['apply']);
  const [request, setRequest] = useState<OwnRequest | null>(null);
  const isHydrated = useHydrated();
  const number = isHydrated ? (search.get('number') ?? '') : '';
  if (request === null)
    return (
      <FormPage
        name={t('follow.title')}
        title={t('follow.title')}
        lead={t('follow.lead')}
        side={<SideGroup title={t('follow.where')} facts={t('follow.facts', { returnObjects: true })} />}
      >
        {/* The number of the address is not known before. */}
        <FollowForm key={number} number={number} language={language} onFound={setRequest} />
      </FormPage>
    );
  return <FollowedRequest request={request} language={language} onAnother={() => setRequest(null)} />;
}

export const page = defineServicePage<null>({
  name: 'follow',
  texts: ['requests', 'form'],
  load: async () => null,
  Page: Follow,
});
