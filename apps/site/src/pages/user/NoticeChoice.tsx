import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Switch } from '@payload/ui/Switch';
import { loadNoticeChoice, setNoticeChoice } from '@payload/web/account/own-calls.ts';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether the account is told of notices for its devices. */
export function NoticeChoice({ language }: { language: Language }) {
  const { t } = useTranslation('notices');
  const own = useRemote('choice', loadNoticeChoice);
  return (
    <Stack as="section" align="start">
      <SectionHeading size="xs" title={t('choice.title')} />
      {own.state === 'loading' && <LoadingBlock lines={1} />}
      {own.state === 'failed' && <Unknown onRetry={own.refresh} />}
      {own.state === 'ready' && <Choice isWanted={own.data} language={language} />}
    </Stack>
  );
}

function Choice({ isWanted: isWantedNow, language }: { isWanted: boolean; language: Language }) {
  const { t } = useTranslation('notices');
  const [isWanted, setWanted] = useState(isWantedNow);
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const choose = async (wanted: boolean) => {
    // At once, and back where it did not come about.
    setWanted(wanted);
    setOutcome(null);
    try {
      setWanted(await setNoticeChoice(wanted, language));
      setOutcome('saved');
    } catch {
      setWanted(!wanted);
      setOutcome('failed');
    }
  };
  return (
    <>
      <Switch
        label={t('choice.label')}
        help={t('choice.help')}
        checked={isWanted}
        onCheckedChange={(wanted) => void choose(wanted)}
      />
      <LiveStatus size="sm">{outcome === 'saved' && t('choice.saved')}</LiveStatus>
      {outcome === 'failed' && (
        <Banner tone="critical" toneLabel={t('caution')} live="assertive" title={t('choice.unsaved')} />
      )}
    </>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('notices');
  return (
    <Banner
      tone="caution"
      toneLabel={t('caution')}
      live="polite"
      title={t('choice.unknown')}
      actions={
        <Button size="toolbar" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
