import type { OwnSignIn } from '@payload/api/contract';
import type { Failure } from '@payload/flows/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a form has typed in for it; one of both is asked for. */
type Typed = Record<'currentPassword' | 'code', string>;

/** How someone shows again who is there: by the password, or by a code where there is none or it is not at hand. */
export function useProof(signIn: OwnSignIn) {
  const { t } = useTranslation(['settings', 'account']);
  const [byCode, setByCode] = useState(!signIn.hasPassword);
  return {
    byCode,
    setByCode,
    labels: { currentPassword: t('proof.current'), code: t('account:fields.code') },
    /** Words for what these two are refused with. */
    explain: ({ key, field }: Failure) => {
      if (key === 'verificationFailed') return t('faults.password');
      return key === 'notPossibleNow' && field === 'code' ? t('faults.tooNew') : undefined;
    },
    /** The one that is asked for, as the calls take it. */
    shown: ({ currentPassword, code }: Typed) => (byCode ? { code } : { currentPassword }),
  };
}
