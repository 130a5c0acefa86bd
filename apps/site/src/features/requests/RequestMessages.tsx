import { hasEnded, type OwnRequest, replyMax, requestReply, validate } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { TextField } from '@payload/ui/TextField';
import { Thread } from '@payload/ui/Thread';
import { replyToOwnRequest } from '@payload/web/account/own-calls.ts';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { recentMomentIn } from '@payload/web/language/date-time.ts';
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
  const { number, type, messages, history, isAsked, status } = request;
  const theirs = type === 'quote' ? sales : workshop;
  const form = useForm({
    fields: ['words'],
    check: ({ words }) => validate(requestReply, { number, words }),
    send: async ({ words }) => {
      onReplied(await replyToOwnRequest(number, words, language));
      return undefined;
    },
  });
  const failed = form.failure?.key === 'dailyLimitReached' ? 'limit' : 'failed';
  const own = useFields(form, {
    labels: { words: t('messages.label') },
    explain: ({ key, field }) => {
      if (field === null) return t(`messages.${failed}Text`);
      return t(key === 'cannotBeEmpty' ? 'messages.missing' : 'messages.shorten', { limit: replyMax });
    },
    summary: { title: t('messages.summary') },
    failed: t(`messages.${failed}`),
  });
  // It is written about no more.
  const isOver = hasEnded(status);
  if (isOver && messages.length === 0) return null;
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
          <Form
            aria-label={t('messages.title')}
            {...own.form}
            actions={
              <Button type="submit" loading={form.isSending}>
                {t(form.isSending ? 'messages.sending' : 'messages.send')}
              </Button>
            }
          >
            <TextField
              multiline
              {...own.field('words')}
              help={t('messages.help')}
              counter={{
                limit: replyMax,
                used: (used, limit) => t('messages.used', { used, limit }),
                tooLong: (limit) => t('messages.tooLong', { limit }),
              }}
            />
          </Form>
          <LiveStatus>{form.isDone ? t('messages.sent') : ''}</LiveStatus>
        </>
      )}
    </Stack>
  );
}
