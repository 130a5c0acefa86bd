import type { OwnSession } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Badge } from '@payload/ui/Badge';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { List } from '@payload/ui/List';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { formatDateTime } from '@payload/web/language/date-time.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from './Loaded.tsx';
import { settingsCalls } from './settings-calls.ts';

/** Where the account is signed in, and the way to end it. */
export function SessionList({ language }: { language: Language }) {
  const loaded = useRemote(language, () => settingsCalls.sessions(language));
  return <Loaded of={loaded}>{(sessions) => <Sessions loaded={sessions} language={language} />}</Loaded>;
}

function Sessions({ loaded, language }: { loaded: readonly OwnSession[]; language: Language }) {
  const { t } = useTranslation(['settings', 'account']);
  const [left, setLeft] = useState<readonly OwnSession[] | null>(null);
  /** The id of the one that is being ended. */
  const [ending, setEnding] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const sessions = left ?? loaded;
  const others = sessions.filter(({ isThis }) => !isThis);

  const nameOf = ({ browser, system }: OwnSession) =>
    browser !== null && system !== null
      ? t('sessions.program', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));

  const end = async (which: string, act: () => Promise<OwnSession[]>, words: string) => {
    setEnding(which);
    setFailed(false);
    setSaid(null);
    try {
      setLeft(await act());
      setSaid(words);
      // The button that was pressed has gone.
      list.current?.focus();
    } catch {
      setFailed(true);
    } finally {
      setEnding(null);
    }
  };

  return (
    <>
      <Text pretty measure>
        {t('sessions.lead')}
      </Text>
      {hasFailed && (
        <Banner
          tone="critical"
          toneLabel={t('account:tones.critical')}
          live="assertive"
          title={t('sessions.notEnded')}
        >
          {t('failedText')}
        </Banner>
      )}
      <List
        variant="ruled"
        ref={list}
        tabIndex={-1}
        aria-label={t('sessions.title')}
        items={sessions.map((session) => {
          const { id, isThis, signedInAt, lastUsedAt } = session;
          const signedIn = formatDateTime(language, signedInAt);
          const program = nameOf(session);
          const facts = (
            <Stack gap={4} align="start">
              <Text>{program}</Text>
              {isThis && <Badge>{t('sessions.here')}</Badge>}
              <Text size="sm" tone="quiet" pretty>
                {t('sessions.times', { signedIn, used: formatDateTime(language, lastUsedAt) })}
              </Text>
            </Stack>
          );
          const content = isThis ? (
            facts
          ) : (
            <Actions layout="ends">
              {facts}
              <Button
                size="toolbar"
                loading={ending === id}
                aria-label={t('sessions.endLabel', { program, signedIn })}
                onClick={() =>
                  void end(id, () => settingsCalls.endSession(id, language), t('sessions.ended', { program }))
                }
              >
                {t('sessions.end')}
              </Button>
            </Actions>
          );
          return { key: id, content };
        })}
      />
      {others.length > 0 ? (
        <Actions>
          <Button
            loading={ending === 'others'}
            onClick={() =>
              void end('others', () => settingsCalls.endOthers(language), t('sessions.othersEnded'))
            }
          >
            {ending === 'others' ? t('sessions.ending') : t('sessions.others')}
          </Button>
        </Actions>
      ) : (
        <Text size="sm" tone="quiet">
          {t('sessions.alone')}
        </Text>
      )}
      <LiveStatus size="sm">{said}</LiveStatus>
    </>
  );
}
