import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { SignOutIcon } from '@payload/ui/icons';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../features/account/sign-out.ts';
import { useAccount } from '../../features/account/useAccount.ts';
import { formatDateTime } from '../../features/apply/date-time.ts';

/** Which account is signed in, until when, and the way out. */
export function OwnAccount({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  const { name, expiresAt } = useAccount();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
  };
  return (
    <>
      <SectionHeading size="xxs" title={t('page.signedInHere')} />
      <FactList
        items={[
          { key: 'name', name: t('page.name'), text: name ?? t('page.unknown') },
          { key: 'until', name: t('page.until'), text: expiresAt && formatDateTime(language, expiresAt) },
        ]}
      />
      <Stack align="start">
        <Button start={<SignOutIcon size={20} />} loading={isLeaving} onClick={() => void leave()}>
          {isLeaving ? t('page.signingOut') : t('page.signOut')}
        </Button>
        <Text size="sm" tone="quiet" pretty>
          {t('page.signOutText')}
        </Text>
      </Stack>
    </>
  );
}
