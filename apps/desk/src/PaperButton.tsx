import type { NoticeDraft } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { DownloadIcon } from '@payload/ui/icons';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Stack } from '@payload/ui/Stack';
import { saveFile } from '@payload/web/files/save-file.ts';
import { useAction } from '@payload/web/form/useAction.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskCalls } from './desk-calls.ts';

interface PaperButtonProps {
  notice: NoticeDraft;
  /** The language of the paper. */
  language: Language;
  onSessionExpired: () => void;
}

/** Saves the PDF that a notice will have, and says what its fonts cannot set: once it is published nothing can be changed. */
export function PaperButton({ notice, language, onSessionExpired }: PaperButtonProps) {
  const { t } = useTranslation('desk');
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const make = async () => {
    const paper = await deskCalls.noticePaper(notice, language);
    const bytes = Uint8Array.from(atob(paper.pdf), (byte) => byte.charCodeAt(0));
    saveFile(new Blob([bytes], { type: 'application/pdf' }), `${notice.number}-${language}.pdf`);
    setLacking(paper.lacking);
  };
  const { isSending, failure, submit } = useAction(make, { onExpired: onSessionExpired });
  const said = () => {
    if (failure !== null) return t('notice.paperFailed');
    return lacking.length > 0 ? t('notice.lacking', { characters: lacking.join(' ') }) : '';
  };
  return (
    <Stack gap={4} align="start">
      <Actions>
        <Button size="toolbar" start={<DownloadIcon />} loading={isSending} onClick={submit}>
          {isSending ? t('notice.making') : t('notice.paper', { language: t(`languages.${language}`) })}
        </Button>
      </Actions>
      <LiveStatus>{said()}</LiveStatus>
    </Stack>
  );
}
