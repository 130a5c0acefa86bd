import { RejectedReply } from '@payload/api';
import { charactersOf, hasEnded, type OwnRequest, replyMax } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { TextField } from '@payload/ui/TextField';
import { Thread } from '@payload/ui/Thread';
import { replyToOwnRequest } from '@payload/web/account/own-calls.ts';
import { recentMomentIn } from '@payload/web/language/date-time.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RequestMessagesProps {
  request: OwnRequest;
  language: Language;
  /** Only the account that sent the request may write. */
  mayReply: boolean;
  /** Called with the request as it stands then. */
  onReplied: (request: OwnRequest) => void;
}

/** Keys of what the other side is called. */
const workshop = { name: 'workshop', asks: 'asks', asked: 'asked' } as const;
const sales = { name: 'sales', asks: 'salesAsks', asked: 'salesAsked' } as const;

/** What the customer and the maker wrote to each other, and the way to write. */
export function RequestMessages({ request, language, mayReply, onReplied }: RequestMessagesProps) {
  const { t } = useTranslation(['requests', 'apply']);
  const id = useId();
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<'missing' | 'shorten' | null>(null);
  const [state, setState] = useState<'resting' | 'sending' | 'sent' | 'failed' | 'limit'>('resting');
  const { number, type, messages, history, isAsked, status } = request;
  const theirs = type === 'quote' ? sales : workshop;
  // It is written about no more.
  const isOver = hasEnded(status);
  if (isOver && messages.length === 0) return null;
  const send = async () => {
    const written = words.trim();
    const found = written === '' ? 'missing' : charactersOf(written) > replyMax ? 'shorten' : null;
    setFault(found);
    if (found !== null) return;
    setState('sending');
    try {
      const replied = await replyToOwnRequest(number, written, language);
      setWords('');
      setState('sent');
      onReplied(replied);
    } catch (error) {
      setState(error instanceof RejectedReply && error.key === 'dailyLimitReached' ? 'limit' : 'failed');
    }
  };
  const error = fault === null ? undefined : t(`messages.${fault}`, { limit: replyMax });
  return (
    <Stack as="section" gap={16}>
      <SectionHeading size="xs" title={t('messages.title')} />
      {messages.length === 0 ? (
        // What staff wrote with a step stands above.
        <Text tone="quiet">
          {t(history.some(({ note }) => note !== null) ? 'messages.reach' : 'messages.empty')}
        </Text>
      ) : (
        <Thread
          items={messages.map(({ at, from, words: text, isQuestion }) => ({
            key: at,
            kind: from === 'customer' ? 'ours' : 'theirs',
            by: t(`messages.${from === 'customer' ? 'you' : isQuestion ? theirs.asks : theirs.name}`),
            at,
            date: recentMomentIn(language, at),
            words: text,
          }))}
        />
      )}
      {isAsked && <Text>{t(`messages.${theirs.asked}`)}</Text>}
      {!mayReply && !isOver && <Text tone="quiet">{t('messages.signIn')}</Text>}
      {mayReply && !isOver && (
        <>
          {(state === 'failed' || state === 'limit') && (
            <Banner
              tone="critical"
              toneLabel={t('notWithdrawnTone')}
              live="assertive"
              title={t(`messages.${state}`)}
            >
              {t(`messages.${state}Text`)}
            </Banner>
          )}
          <Form
            aria-label={t('messages.title')}
            summary={{ title: t('messages.summary') }}
            errors={error === undefined ? [] : [{ fieldId: id, text: error }]}
            pending={state === 'sending'}
            onSubmit={() => void send()}
            actions={
              <Button type="submit" loading={state === 'sending'}>
                {t(state === 'sending' ? 'messages.sending' : 'messages.send')}
              </Button>
            }
          >
            <TextField
              multiline
              id={id}
              label={t('messages.label')}
              help={t('messages.help')}
              counter={{
                limit: replyMax,
                used: (used, limit) => t('messages.used', { used, limit }),
                tooLong: (limit) => t('messages.tooLong', { limit }),
              }}
              value={words}
              onValueChange={(typed) => {
                setWords(typed);
                setFault(null);
                if (state !== 'sending') setState('resting');
              }}
              error={error}
              readOnly={state === 'sending'}
            />
          </Form>
          <LiveStatus>{state === 'sent' ? t('messages.sent') : ''}</LiveStatus>
        </>
      )}
    </Stack>
  );
}
