import type { Language } from '@payload/catalog';
import { Disclosure } from '@payload/ui/Disclosure';
import { List } from '@payload/ui/List';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSettings } from './AddressSettings.tsx';
import { ContactSettings } from './ContactSettings.tsx';
import { DataDownload } from './DataDownload.tsx';
import { Deletion } from './Deletion.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { SessionList } from './SessionList.tsx';

const parts = [
  ['sessions', SessionList],
  ['password', PasswordSettings],
  ['addresses', AddressSettings],
  ['contact', ContactSettings],
  ['data', DataDownload],
  ['deletion', Deletion],
] as const;

/** What an account changes about itself, a row each; what is in a row is asked for when it is opened. */
export function OwnSettings({ language }: { language: Language }) {
  const { t } = useTranslation('settings');
  return (
    <Stack as="section">
      <SectionHeading size="xs" title={t('title')} />
      <List
        variant="ruled"
        items={parts.map(([key, Part]) => ({
          key,
          content: (
            <SettingsRow title={t(`${key}.title`)}>
              <Part language={language} />
            </SettingsRow>
          ),
        }))}
      />
    </Stack>
  );
}

/** A row that opens; its content comes with the first opening and stays, so that nothing typed is lost. */
function SettingsRow({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      variant="row"
      summary={title}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      {wasOpened && <Stack gap={24}>{children}</Stack>}
    </Disclosure>
  );
}
