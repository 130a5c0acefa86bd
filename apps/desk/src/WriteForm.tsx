import {
  charactersOf,
  type DeskChange,
  type DeskRequest,
  deskWordsMax,
  openPlaceIn,
  statusText,
} from '@payload/api/contract';
import type { DraftKind } from '@payload/flows/desk';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Select } from '@payload/ui/Select';
import { Stack } from '@payload/ui/Stack';
import { TextField } from '@payload/ui/TextField';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateKind } from './template-fit.ts';
import type { DeskRequestActor } from './useDeskRequest.ts';
import { useTemplates } from './useTemplates.ts';

interface WriteFormProps {
  actor: DeskRequestActor;
  request: DeskRequest;
  isBusy: boolean;
}

const kinds = ['message', 'question', 'note'] as const satisfies readonly DraftKind[];

/** Writes to the customer, with a step if one likes, or a note for the staff. */
export function WriteForm({ actor, request, isBusy }: WriteFormProps) {
  const { t } = useTranslation(['desk', 'requests']);
  const id = useId();
  const { kind, words } = useSelector(actor, ({ context }) => context.draft);
  const templates = useTemplates(request.language).filter(({ key }) => templateKind(key, request) !== null);
  const [fault, setFault] = useState<'empty' | 'tooLongError' | 'openPlace' | null>(null);
  const written = words.trim();
  const does = (change: DeskChange) => {
    const isOpen = change.kind !== 'note' && openPlaceIn(written) !== null;
    const found =
      written === ''
        ? 'empty'
        : charactersOf(written) > deskWordsMax
          ? 'tooLongError'
          : isOpen
            ? 'openPlace'
            : null;
    setFault(found);
    if (found === null) actor.send({ type: 'do', change });
  };
  const error =
    fault === null
      ? undefined
      : t(`write.${fault}`, { limit: deskWordsMax, place: openPlaceIn(written) ?? '' });
  const [next] = request.next;
  const isQuestion = kind === 'question' && request.waitsFor !== 'nobody';
  return (
    <Stack as="section" gap={16}>
      <SectionHeading level={3} size="xxs" title={t('write.title')} />
      <Form
        aria-label={t('write.title')}
        summary={{ title: t('write.errorTitle') }}
        errors={error === undefined ? [] : [{ fieldId: id, text: error }]}
        pending={isBusy}
        onSubmit={() => does({ kind: kind === 'question' && !isQuestion ? 'message' : kind, words: written })}
        actions={
          <Actions onPhone="fill">
            <Button type="submit" variant="signal" loading={isBusy}>
              {t(isBusy ? 'write.sending' : kind === 'note' ? 'write.sendNote' : 'write.send')}
            </Button>
            {kind === 'message' && next !== undefined && (
              <Button loading={isBusy} onClick={() => does({ kind: 'status', status: next, words: written })}>
                {t('write.sendAnd', { step: t(`requests:names.${statusText(request.type, next)}`) })}
              </Button>
            )}
          </Actions>
        }
      >
        <Select
          label={t('write.to')}
          options={kinds
            .filter((each) => each !== 'question' || request.waitsFor !== 'nobody')
            .map((each) => ({ value: each, label: t(`write.${each}`) }))}
          value={kind}
          onValueChange={(chosen) => {
            const found = kinds.find((each) => each === chosen);
            if (found) actor.send({ type: 'address', kind: found });
          }}
        />
        {kind !== 'note' && templates.length > 0 && (
          <Select
            label={t('write.template')}
            placeholder={t('write.insert')}
            options={templates.map(({ key, name }) => ({ value: key, label: name }))}
            value=""
            onValueChange={(chosen) => {
              const text = templates.find(({ key }) => key === chosen)?.text;
              if (text === undefined) return;
              setFault(null);
              actor.send({ type: 'address', kind: templateKind(chosen, request) ?? kind });
              actor.send({ type: 'write', words: written === '' ? text : `${written}\n\n${text}` });
            }}
          />
        )}
        <TextField
          multiline
          id={id}
          rows={4}
          label={t('write.words')}
          help={
            kind === 'note'
              ? t('write.noteHelp')
              : t('write.messageHelp', { language: t(`languages.${request.language}`) })
          }
          counter={{
            limit: deskWordsMax,
            used: (used, limit) => t('write.used', { used, limit }),
            tooLong: (limit) => t('write.tooLong', { limit }),
          }}
          value={words}
          onValueChange={(typed) => {
            setFault(null);
            actor.send({ type: 'write', words: typed });
          }}
          error={error}
          readOnly={isBusy}
          lang={kind === 'note' ? undefined : request.language === 'cn' ? 'zh-CN' : 'en'}
        />
      </Form>
    </Stack>
  );
}
