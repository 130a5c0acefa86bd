import type { OwnRequest } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { Text } from '@payload/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../../features/apply/FormPage.tsx';
import { defineServicePage } from '../../features/apply/service-page.ts';
import { RequestPage } from '../../features/requests/RequestPage.tsx';
import { RequestProgress } from '../../features/requests/RequestProgress.tsx';
import { RequestSlip } from '../../features/requests/RequestSlip.tsx';
import type { PageProps } from '../../platform/navigation/page.ts';
import { useHydrated } from '../../platform/rendering/useHydrated.ts';
import { FollowForm } from './FollowForm.tsx';

/** One request of whoever has its number and knows where it is answered to, without an account. */
function Follow({ search, language }: PageProps<null>) {
  const { t } = useTranslation(['apply']);
  const [request, setRequest] = useState<OwnRequest | null>(null);
  const isHydrated = useHydrated();
  const number = isHydrated ? (search.get('number') ?? '') : '';
  if (request === null)
    return (
      <FormPage name={t('follow.title')} title={t('follow.title')} lead={t('follow.lead')}>
        {/* The number of the address is not known before. */}
        <FollowForm key={number} number={number} language={language} onFound={setRequest} />
      </FormPage>
    );
  return (
    <RequestPage
      kind={request.type}
      number={request.number}
      language={language}
      actions={<Button onClick={() => setRequest(null)}>{t('follow.another')}</Button>}
      slip={<RequestSlip request={request} language={language} />}
    >
      <RequestProgress request={request} language={language} isOwn={false} />
      {request.status === 'submitted' && <Text>{t('follow.signIn')}</Text>}
    </RequestPage>
  );
}

export const page = defineServicePage<null>({
  name: 'follow',
  texts: ['requests'],
  load: async () => null,
  Page: Follow,
});
