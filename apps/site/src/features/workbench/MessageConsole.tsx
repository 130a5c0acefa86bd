import type { Language } from '@payload/catalog';
import { type Call, type Data, isData, type Message } from '@payload/catalog/cloud-api';
import type { DocumentWords } from '@payload/cloud-api/documents/document-words.ts';
import {
  addressOf,
  changed,
  codesOf,
  dataOf,
  draftOf,
  type MessageIds,
  messageOf,
} from '@payload/cloud-api/workbench/message-draft.ts';
import type { LogEntry, SimulatedDock } from '@payload/cloud-api/workbench/simulated-dock.ts';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { CodeBlock } from '@payload/ui/CodeBlock';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Select } from '@payload/ui/Select';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { newId } from '@payload/web/browser/new-id.ts';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageFields } from './MessageFields.tsx';
import { useCodeWords } from './useCodeWords.ts';

/** Names and time of the message that is sent next. */
const nextMessage = (seq: number): { ids: MessageIds; at: number } => ({
  ids: { bid: newId(), tid: newId(), seq },
  at: Date.now(),
});

/** The ids of the request that the dock made last; null while it has made none. */
function askedIn(log: readonly LogEntry[]): MessageIds | null {
  const body = log.findLast(({ message }) => message.topic === 'requests')?.message.body;
  return body ? { bid: String(body['bid']), tid: String(body['tid']), seq: 0 } : null;
}

/** The reply to a message that was sent: by the same ids, on the topic that goes back. */
function replyIn(log: readonly LogEntry[], { topic, body }: Message): Data | null {
  const [back, id] = topic === 'drc_down' ? ['drc_up', 'seq'] : ['services_reply', 'tid'];
  const reply = log.findLast(
    ({ isSent, message }) =>
      !isSent &&
      message.topic === back &&
      message.body[id] === body[id] &&
      message.body['method'] === body['method'],
  );
  const data = reply?.message.body['data'];
  return isData(data) ? data : null;
}

/** A message of the cloud to be filled in, looked at, and sent to the simulated dock. */
export function MessageConsole({
  dock,
  call,
  calls,
  onChoose,
  values: first,
  words,
  language,
}: {
  dock: SimulatedDock;
  call: Call;
  /** All that can be sent here: more than one is a choice. */
  calls: readonly Call[];
  onChoose: (method: string) => void;
  /** Values in place of those of the example. */
  values?: Readonly<Record<string, string>> | undefined;
  words: DocumentWords;
  language: Language;
}) {
  const { t } = useTranslation('workbench');
  const code = useCodeWords();
  const noteId = useId();
  const { payload, log } = useSyncExternalStore(dock.subscribe, dock.state, dock.state);
  const [values, setValues] = useState(() => ({ ...draftOf(call, call.example[language]), ...first }));
  const [fault, setFault] = useState('');
  const [next, setNext] = useState(() => nextMessage(1));
  const [sent, setSent] = useState<Message | null>(null);

  const isReply = call.topic === 'requests_reply';
  const asked = isReply ? askedIn(log) : null;
  const data = dataOf(call, values);
  const message = messageOf(call, data, asked ?? next.ids, next.at);
  const nameOf = (number: number) =>
    t('code', { code: number, meaning: words.row('errors', String(number))[0] ?? '' });
  const send = () => {
    dock.send(message, fault === '' ? null : Number(fault));
    setSent(message);
    setNext(nextMessage(next.ids.seq + 1));
  };

  return (
    <Stack gap={24}>
      {calls.length > 1 ? (
        <Select
          label={t('method')}
          options={calls.map(({ method }) => ({ value: method, label: method }))}
          value={call.method}
          onValueChange={onChoose}
        />
      ) : null}
      <MessageFields
        api={payload.api}
        call={call}
        values={values}
        onChange={(name, value) => setValues(changed(values, name, value))}
        words={words}
      />
      <Select
        label={t('outcome')}
        help={t('outcomeHelp')}
        options={[
          { value: '', label: t('asItIs') },
          ...codesOf(payload.api, call.method).map((number) => ({
            value: String(number),
            label: nameOf(number),
          })),
        ]}
        value={fault}
        onValueChange={setFault}
      />
      <CodeBlock label={t('message')} title={addressOf(payload.api, call)} translations={code}>
        {JSON.stringify(message.body, null, 2)}
      </CodeBlock>
      <Actions>
        <Button variant="signal" notYet={isReply && !asked ? noteId : undefined} onClick={send}>
          {t(isReply ? 'sendReply' : 'send')}
        </Button>
        {isReply && !asked ? (
          <Text id={noteId} size="sm" tone="quiet">
            {t('notAsked')}
          </Text>
        ) : null}
        <LiveStatus size="sm">
          {sent && !isReply ? <Came reply={replyIn(log, sent)} words={words} /> : null}
        </LiveStatus>
      </Actions>
    </Stack>
  );
}

/** What became of the message that was sent last. */
function Came({ reply, words }: { reply: Data | null; words: DocumentWords }) {
  const { t } = useTranslation('workbench');
  const result = reply?.['result'];
  if (reply === null) return t('last.waiting');
  if (result === 0) return t('last.accepted');
  return t('last.refused', { code: String(result), meaning: words.row('errors', String(result))[0] ?? '' });
}
