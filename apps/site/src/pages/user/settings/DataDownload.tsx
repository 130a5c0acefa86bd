import type { OwnData } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Text } from '@payload/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../platform/files/save-file.ts';
import { settingsCalls } from './settings-calls.ts';

/** All that is kept of the account, as one file. */
export function DataDownload({ language }: { language: Language }) {
  const { t } = useTranslation(['settings', 'account']);
  const [state, setState] = useState<'resting' | 'working' | 'done' | 'failed'>('resting');
  const download = async () => {
    setState('working');
    try {
      const data = withWholeLinks(await settingsCalls.data(language), location.origin);
      const content = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
      saveFile(content, t('data.name', { day: data.madeAt.slice(0, 10) }));
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Text pretty measure>
        {t('data.text')}
      </Text>
      <Text pretty measure>
        {t('data.links')}
      </Text>
      {state === 'failed' && (
        <Banner
          tone="critical"
          toneLabel={t('account:tones.critical')}
          live="assertive"
          title={t('faults.title')}
        >
          {t('faults.tooMany')}
        </Banner>
      )}
      <Actions>
        <Button loading={state === 'working'} onClick={() => void download()}>
          {state === 'working' ? t('data.working') : t('data.act')}
        </Button>
      </Actions>
      <LiveStatus>{state === 'done' ? t('data.done') : null}</LiveStatus>
    </>
  );
}

/** Links as they work outside of the site too. */
function withWholeLinks(data: OwnData, origin: string): OwnData {
  const whole = (files: OwnData['files']) =>
    files.map((file) => ({ ...file, link: new URL(file.link, origin).href }));
  return {
    ...data,
    files: whole(data.files),
    requests: data.requests.map((request) => ({ ...request, files: whole(request.files) })),
  };
}
