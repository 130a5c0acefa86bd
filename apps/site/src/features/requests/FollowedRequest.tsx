import type { OwnRequest } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Text } from '@payload/ui/Text';
import { useTranslation } from 'react-i18next';
import { RequestPage } from './RequestPage.tsx';
import { RequestProgress } from './RequestProgress.tsx';
import { RequestSlip } from './RequestSlip.tsx';

/** A request that was found without an account: all of it but what its account alone may do. */
export function FollowedRequest({
  request,
  language,
  onAnother,
}: {
  request: OwnRequest;
  language: Language;
  /** Another one is to be looked for. */
  onAnother: () => void;
}) {
  const { t } = useTranslation(['apply']);
  return (
    <RequestPage
      kind={request.type}
      number={request.number}
      language={language}
      status={request.status}
      actions={<Button onClick={onAnother}>{t('follow.another')}</Button>}
      slip={<RequestSlip request={request} language={language} />}
    >
      <RequestProgress request={request} language={language} isOwn={false} />
      {request.status === 'submitted' && <Text>{t('follow.signIn')}</Text>}
    </RequestPage>
  );
}
