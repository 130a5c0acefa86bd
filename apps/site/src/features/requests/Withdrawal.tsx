import type { OwnRequest } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Dialog } from '@payload/ui/Dialog';
import { withdrawOwnRequest } from '@payload/web/account/own-calls.ts';
import { useAction } from '@payload/web/form/useAction.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface WithdrawalProps {
  number: string;
  type: OwnRequest['type'];
  language: Language;
  /** Called with the request as it stands then. */
  onWithdrawn: (request: OwnRequest) => void;
}

/** Takes a request back, once it is sure that this is meant. */
export function Withdrawal({ number, type, language, onWithdrawn }: WithdrawalProps) {
  const { t } = useTranslation(['requests', 'apply']);
  const [isAsked, setAsked] = useState(false);
  const withdrawal = useAction(async () => {
    const withdrawn = await withdrawOwnRequest(number, language);
    setAsked(false);
    onWithdrawn(withdrawn);
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('withdrawTitle', { number })}
        description={t(type === 'quote' ? 'withdrawQuoteText' : 'withdrawText')}
        closeLabel={t('apply:scan.close')}
      >
        {withdrawal.failure !== null && (
          <Banner
            tone="critical"
            toneLabel={t('notWithdrawnTone')}
            live="assertive"
            title={t('notWithdrawn')}
          >
            {t('notWithdrawnText')}
          </Banner>
        )}
        <Actions onPhone="fill">
          <Button variant="signal" loading={withdrawal.isSending} onClick={withdrawal.submit}>
            {withdrawal.isSending ? t('withdrawing') : t('withdrawAct')}
          </Button>
          <Button onClick={() => setAsked(false)}>{t('keep')}</Button>
        </Actions>
      </Dialog>
    </>
  );
}
