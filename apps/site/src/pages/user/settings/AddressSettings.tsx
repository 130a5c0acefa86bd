import type { OwnSignIn } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Dialog } from '@payload/ui/Dialog';
import { FactList } from '@payload/ui/FactList';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Text } from '@payload/ui/Text';
import { useAccount } from '@payload/web/account/useAccount.ts';
import { storedToken, storeSession } from '@payload/web/session/account-store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './AddressForm.tsx';
import { Loaded } from './Loaded.tsx';
import { PendingChange } from './PendingChange.tsx';
import { useOwnSignIn } from './useOwnSignIn.ts';

const kinds = ['email', 'phone'] as const;
type Kind = (typeof kinds)[number];

/** The addresses of the account, and the way to another. */
export function AddressSettings({ language }: { language: Language }) {
  const loaded = useOwnSignIn(language);
  return <Loaded of={loaded}>{(signIn) => <Addresses loaded={signIn} language={language} />}</Loaded>;
}

function Addresses({ loaded, language }: { loaded: OwnSignIn; language: Language }) {
  const { t } = useTranslation('settings');
  const { expiresAt } = useAccount();
  const [signIn, setSignIn] = useState(loaded);
  const [asked, setAsked] = useState<Kind | null>(null);
  const [changed, setChanged] = useState<Kind | null>(null);
  /** The sign-in is the same, and goes by the new address. */
  const rename = (account: string) => {
    const token = storedToken();
    if (token !== null) storeSession({ token, account, expiresAt: expiresAt ?? '' });
  };
  const wordsOf = (kind: Kind) =>
    signIn[kind] === null ? t(`addresses.add.${kind}`) : t(`addresses.change.${kind}`);
  return (
    <>
      <Text pretty measure>
        {t('addresses.lead')}
      </Text>
      <FactList
        layout="narrow"
        items={kinds.map((kind) => ({
          key: kind,
          name: t(`addresses.${kind}`),
          text: signIn[kind] ?? t('addresses.none'),
        }))}
      />
      {signIn.pending && (
        <PendingChange pending={signIn.pending} language={language} onCalledOff={setSignIn} />
      )}
      <Actions gap="close" onPhone="fill">
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() => {
              setChanged(null);
              setAsked(kind);
            }}
          >
            {wordsOf(kind)}
          </Button>
        ))}
      </Actions>
      <LiveStatus>{changed && t(`addresses.done.${changed}`)}</LiveStatus>
      {kinds.map((kind) => (
        <Dialog
          key={kind}
          open={asked === kind}
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsked(null);
          }}
          // A slip beside it would cost what was typed.
          dismiss="explicit"
          title={wordsOf(kind)}
          description={t('addresses.description')}
          closeLabel={t('close')}
        >
          <AddressForm
            kind={kind}
            label={wordsOf(kind)}
            signIn={signIn}
            language={language}
            onChanged={(next) => {
              setAsked(null);
              setSignIn(next);
              if (next.pending?.kind === kind) return;
              setChanged(kind);
              rename(next[kind] ?? '');
            }}
          />
        </Dialog>
      ))}
    </>
  );
}
