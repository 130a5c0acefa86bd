import type { Call, CloudApi } from '@payload/catalog/cloud-api';
import type { DocumentWords } from '@payload/cloud-api/documents/document-words.ts';
import type { DraftValues } from '@payload/cloud-api/workbench/message-draft.ts';
import { FormFields } from '@payload/ui/FormFields';
import { Select } from '@payload/ui/Select';
import { TextField } from '@payload/ui/TextField';
import { useTranslation } from 'react-i18next';

/**
 * The fields of a message's data by the names that they have in it, with what the document says of each. Anything can be typed:
 * the payload answers to what it gets.
 */
export function MessageFields({
  api,
  call,
  values,
  onChange,
  words,
}: {
  api: CloudApi;
  call: Call;
  values: DraftValues;
  onChange: (name: string, value: string) => void;
  words: DocumentWords;
}) {
  const { t } = useTranslation('workbench');
  // Those of the direct channel are described with the method that they stand for.
  const service = api.calls.find(({ method }) => `drc_${method}` === call.method);
  const helpOf = (name: string) => {
    if (name === 'value') {
      const [, range, meaning] = words.row('widgets', values['index'] ?? '');
      return meaning === undefined ? undefined : `${range} · ${meaning}`;
    }
    const [, range, meaning] = words.row(service?.anchor ?? call.anchor, name);
    return meaning === undefined ? undefined : `${range} · ${meaning}`;
  };

  return (
    <FormFields layout="row">
      {call.fields.map(({ name, type }) =>
        name === 'index' ? (
          <Select
            key={name}
            label={name}
            options={api.widgets.map(({ index }) => ({
              value: String(index),
              label: t('widget', { index, meaning: words.row('widgets', String(index))[2] ?? '' }),
            }))}
            value={values[name] ?? ''}
            onValueChange={(value) => onChange(name, value)}
          />
        ) : (
          <TextField
            key={name}
            label={name}
            help={helpOf(name)}
            variant={name === 'tts.text' ? 'text' : 'code'}
            inputMode={type === 'int' ? 'numeric' : undefined}
            value={values[name] ?? ''}
            onValueChange={(value) => onChange(name, value)}
          />
        ),
      )}
    </FormFields>
  );
}
