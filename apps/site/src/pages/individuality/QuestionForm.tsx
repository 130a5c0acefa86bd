import type { MessageKey } from '@payload/api/contract';
import type { Answers, Question, QuestionnaireActor } from '@payload/flows/recommendation';
import { Button } from '@payload/ui/Button';
import { CheckboxGroup } from '@payload/ui/CheckboxGroup';
import { Form } from '@payload/ui/Form';
import { ArrowRightIcon } from '@payload/ui/icons';
import { RadioGroup } from '@payload/ui/RadioGroup';
import { QuestionTitle } from '@payload/ui/sections/individuality/QuestionTitle';
import { choices } from '@payload/view-models/individuality/choices.ts';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * One question. A press of the only choice goes on by itself; several are gone on from by a button. Before the script runs
 * it sends its answer in the address, which leads to the next.
 */
export function QuestionForm({
  question,
  answers,
  error,
  send,
  headingRef,
}: {
  question: Question;
  answers: Answers;
  error: MessageKey | null;
  send: QuestionnaireActor['send'];
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { t } = useTranslation('individuality');
  const fieldId = `question-${question}`;
  const text = error && (error === 'cannotBeEmpty' ? t(`${question}.missing`) : t('refused'));
  const tell = (type: 'answer' | 'choose', chosen: string) => {
    const answer = choices[question].find((value) => value === chosen);
    if (answer) send({ type, answers: { [question]: answer } });
  };
  const shared = {
    id: fieldId,
    name: question,
    variant: 'cards' as const,
    label: <QuestionTitle ref={headingRef}>{t(`${question}.question`)}</QuestionTitle>,
    help: t(`${question}.help`),
    error: text,
    options: choices[question].map((value) => ({
      value,
      label: t(`options.${value}.label`),
      help: t(`options.${value}.help`),
    })),
  };
  const isPressed = useRef(false);
  const isSingle = question !== 'features';
  return (
    <Form
      errors={text ? [{ fieldId, text }] : []}
      summary={{ title: t('incomplete') }}
      onClickCapture={(event) => {
        // The second half of a double press that began at the question before is no press of this one.
        if (event.detail <= 1) isPressed.current = true;
        else if (!isPressed.current) event.preventDefault();
      }}
      onSubmit={() => send({ type: 'next' })}
      actions={
        <>
          {!isSingle && (
            <Button type="submit" variant="signal" end={<ArrowRightIcon />}>
              {t('next')}
            </Button>
          )}
          {question !== 'scenario' && <Button onClick={() => send({ type: 'back' })}>{t('back')}</Button>}
        </>
      }
    >
      {!isSingle ? (
        <CheckboxGroup
          {...shared}
          value={answers.features}
          onValueChange={(chosen) => {
            for (const feature of choices.features) {
              if (chosen.includes(feature) !== answers.features.includes(feature))
                send({ type: 'toggle', feature });
            }
          }}
        />
      ) : (
        <RadioGroup
          {...shared}
          value={answers[question] ?? ''}
          onValueChange={(chosen) => tell('answer', chosen)}
          onPress={(chosen) => tell('choose', chosen)}
        />
      )}
    </Form>
  );
}
