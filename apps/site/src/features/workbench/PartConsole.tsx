import type { Language } from '@payload/catalog';
import { type Call, floatingMessage, storageMessage } from '@payload/catalog/cloud-api';
import { documentWordsOf } from '@payload/cloud-api/documents/document-words.ts';
import { type DocumentId, documentOf } from '@payload/cloud-api/documents/documents.ts';
import { type Trying, tryAnchor } from '@payload/cloud-api/documents/tried-parts.ts';
import { type Beginning, operationAt } from '@payload/cloud-api/workbench/operations.ts';
import { dockOf } from '@payload/cloud-api/workbench/simulated-dock.ts';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Link } from '@payload/ui/Link';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CallSamples } from './CallSamples.tsx';
import { ConsoleLog } from './ConsoleLog.tsx';
import { ConsoleState } from './ConsoleState.tsx';
import { ErrorConsole } from './ErrorConsole.tsx';
import { MessageConsole } from './MessageConsole.tsx';

/** The console of one part of a document: the payload's state, what can be sent, what went to and fro, and samples. */
export function PartConsole({
  id,
  anchor,
  kind,
  language,
}: {
  id: DocumentId;
  anchor: string;
  kind: Trying;
  language: Language;
}) {
  const { t } = useTranslation('workbench');
  const dock = dockOf(id);
  const { payload, log } = useSyncExternalStore(dock.subscribe, dock.state, dock.state);
  const words = documentWordsOf(documentOf(id, language));
  const operation = operationAt(payload.api, anchor);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!operation) return null;
  const { calls, beginning, hasSamples } = operation;
  const call: Call | undefined = calls.find(({ method }) => method === chosen) ?? calls[0];
  const begin: Readonly<Record<Beginning, () => void>> = {
    tell: () => dock.tell(floatingMessage),
    ask: () => dock.tell((_, around) => storageMessage(around)),
    restart: () => dock.restart(),
  };

  return (
    <Stack gap={24}>
      <Text size="sm" tone="quiet">
        {t('lead', { name: payload.api.device.name })}
      </Text>
      <ConsoleState payload={payload} />
      {beginning === null ? null : (
        <Actions>
          <Button size="toolbar" variant={call ? 'outline' : 'signal'} onClick={() => begin[beginning]()}>
            {t(beginning)}
          </Button>
        </Actions>
      )}
      {kind === 'errors' ? (
        <ErrorConsole dock={dock} words={words} language={language} />
      ) : call ? (
        <MessageConsole
          key={`${language} ${call.method}`}
          dock={dock}
          call={call}
          calls={calls}
          onChoose={setChosen}
          values={operation.values}
          words={words}
          language={language}
        />
      ) : null}
      <ConsoleLog log={log} words={words} />
      {hasSamples && call ? <CallSamples id={id} method={call.method} language={language} /> : null}
      <Text size="sm">
        <Link href={`#${tryAnchor(anchor)}`}>{t('link')}</Link>
      </Text>
    </Stack>
  );
}
