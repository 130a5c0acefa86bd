import type { DeskFile, DeskRequest } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { Dialog } from '@payload/ui/Dialog';
import { List } from '@payload/ui/List';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { FilePicture } from '@payload/ui/sections/desk/FilePicture';
import { Text } from '@payload/ui/Text';
import { isSessionExpired } from '@payload/web/session/is-session-expired.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskCalls } from './desk-calls.ts';

/** The files of a request, each opened over the page. */
export function RequestFiles({
  files,
  onSessionExpired,
}: {
  files: DeskRequest['files'];
  onSessionExpired: () => void;
}) {
  const { t } = useTranslation('desk');
  const [opened, setOpened] = useState<DeskFile | null>(null);
  const [busyId, setBusyId] = useState('');
  const [hasFailed, setFailed] = useState(false);
  if (files.length === 0) return null;
  const open = async (id: string) => {
    setBusyId(id);
    setFailed(false);
    try {
      setOpened(await deskCalls.file(id));
    } catch (error) {
      if (isSessionExpired(error)) onSessionExpired();
      else setFailed(true);
    }
    setBusyId('');
  };
  return (
    <Stack as="section" gap={12} align="start">
      <SectionHeading level={3} size="xxs" title={t('filesTitle')} />
      <Text size="sm" tone="quiet">
        {t('filesText')}
      </Text>
      <List
        items={files.map(({ id, name }) => ({
          key: id,
          content: (
            <Button size="toolbar" loading={busyId === id} onClick={() => void open(id)}>
              {t('look', { name })}
            </Button>
          ),
        }))}
      />
      <LiveStatus>{hasFailed ? t('fileFailed') : ''}</LiveStatus>
      <Dialog
        open={opened !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpened(null);
        }}
        title={opened?.name ?? ''}
        closeLabel={t('close')}
      >
        {opened !== null &&
          (opened.picture === null ? (
            <Text>{t('notShown', { name: opened.name, place: opened.place })}</Text>
          ) : (
            <FilePicture src={`data:image/webp;base64,${opened.picture}`} alt={opened.name} />
          ))}
      </Dialog>
    </Stack>
  );
}
