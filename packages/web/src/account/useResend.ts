import type { CodeSent } from '@payload/api/contract';
import { type Failure, failureOf } from '@payload/flows/form';
import type { CodeFieldProps } from '@payload/ui/CodeField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Seconds between two codes, as the service has it. */
const resendSeconds = 60;

/**
 * The button that sends a code, with its wait.
 *
 * @param to where codes go, as it is shown.
 * @param send sends one; null where something has to be typed first, which it says itself.
 */
export function useResend(
  to: string,
  send: () => Promise<CodeSent> | null,
  onFailure: (failure: Failure) => void,
): NonNullable<CodeFieldProps['resend']> {
  const { t } = useTranslation('account');
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const ask = async () => {
    const sending = send();
    if (sending === null) return;
    setPending(true);
    try {
      const { resendAfter } = await sending;
      // Asked for again too early, the service says how much of the wait is left.
      setSentAt(Date.now() - (resendSeconds - resendAfter) * 1000);
    } catch (error) {
      onFailure(failureOf(error));
    } finally {
      setPending(false);
    }
  };
  return {
    onResend: () => void ask(),
    sentAt,
    pending,
    seconds: resendSeconds,
    translations: {
      send: t('resend.send'),
      resend: t('resend.again'),
      countdown: (time) => t('resend.countdown', { time }),
      announcement: () => t('resend.announcement', { account: to }),
    },
  };
}
