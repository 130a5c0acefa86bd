import type { Language } from '@payload/catalog';
import { type CloudApi, type Data, storageMessage } from '@payload/catalog/cloud-api';
import type { DocumentWords } from '@payload/cloud-api/documents/document-words.ts';
import { messageOf } from '@payload/cloud-api/workbench/message-draft.ts';
import type { SimulatedDock } from '@payload/cloud-api/workbench/simulated-dock.ts';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Select } from '@payload/ui/Select';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { newId } from '@payload/web/browser/new-id.ts';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** What brings a code about: the method that it is said of, with the data of its example. */
function causeOf({ errors, calls }: CloudApi, code: number, language: Language) {
  const method = errors.find((error) => error.code === code)?.of[0]?.method ?? '';
  const call = calls.find((one) => one.method === method);
  const data: Data = call?.example[language] ?? { psdk_index: 2 };
  return { method, topic: call?.topic ?? ('services' as const), data };
}

/** Every code of a document by its name, to see how it arrives. */
export function ErrorConsole({
  dock,
  words,
  language,
}: {
  dock: SimulatedDock;
  words: DocumentWords;
  language: Language;
}) {
  const { t } = useTranslation('workbench');
  const { payload } = useSyncExternalStore(dock.subscribe, dock.state, dock.state);
  const { errors } = payload.api;
  const [chosen, setChosen] = useState(String(errors[0]?.code ?? ''));
  const [, advice] = words.row('errors', chosen);

  const provoke = () => {
    const code = Number(chosen);
    const { method, topic, data } = causeOf(payload.api, code, language);
    const ids = { bid: newId(), tid: newId(), seq: 1 };
    // The pictures of the widgets go up when the dock has asked where to.
    if (topic === 'requests_reply')
      dock.tell((_, around) => storageMessage({ ...around, newId: () => ids.tid }));
    dock.send(
      messageOf(
        { method, topic },
        data,
        { ...ids, bid: topic === 'requests_reply' ? ids.tid : ids.bid },
        Date.now(),
      ),
      code,
    );
  };

  return (
    <Stack>
      <Select
        label={t('outcome')}
        options={errors.map(({ code }) => ({
          value: String(code),
          label: t('code', { code, meaning: words.row('errors', String(code))[0] ?? '' }),
        }))}
        value={chosen}
        onValueChange={setChosen}
      />
      {advice === undefined ? null : (
        <Text size="sm" tone="quiet">
          {advice}
        </Text>
      )}
      <Actions>
        <Button variant="signal" onClick={provoke}>
          {t('provoke')}
        </Button>
      </Actions>
    </Stack>
  );
}
