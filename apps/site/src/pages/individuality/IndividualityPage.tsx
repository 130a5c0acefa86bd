import type { Candidates } from '@payload/catalog';
import { isAnswered, questions } from '@payload/flows/recommendation';
import { Actions } from '@payload/ui/Actions';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { PhraseText } from '@payload/ui/PhraseText';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Skeleton } from '@payload/ui/Skeleton';
import { Stack } from '@payload/ui/Stack';
import { Stepper } from '@payload/ui/Stepper';
import { QuestionTitle } from '@payload/ui/sections/individuality/QuestionTitle';
import { Text } from '@payload/ui/Text';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { Answers } from './Answers.tsx';
import { Failed } from './Failed.tsx';
import { QuestionDrawing } from './QuestionDrawing.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { ReadOnly } from './ReadOnly.tsx';
import { Result } from './Result.tsx';
import { ResultStage } from './ResultStage.tsx';
import { useFocusOnStep } from './useFocusOnStep.ts';
import { useQuestionnaire } from './useQuestionnaire.ts';
import { WaysOn } from './WaysOn.tsx';

function Individuality({ data: candidates, search, language }: PageProps<Candidates>) {
  const { t } = useTranslation(['individuality', 'site']);
  const { snapshot, actor } = useQuestionnaire(search, language);
  const { value: view } = snapshot;
  const { answers, error, failure, recommendation } = snapshot.context;
  const [focusTarget, send] = useFocusOnStep(view, actor);
  const openQuestion = questions.find((question) => question === view) ?? null;
  const result = view === 'result' ? recommendation : null;
  const firstOpen = questions.findIndex((question) => !isAnswered(answers, question));

  const summary = questions.some((question) => isAnswered(answers, question)) && (
    <Stack gap={24}>
      <SectionHeading size="xxs" title={t('answers.title')} />
      <Answers
        answers={answers}
        openQuestion={openQuestion}
        onChange={(question) => send({ type: 'goTo', question })}
      />
    </Stack>
  );

  return (
    <>
      {result ? (
        <ResultStage recommendation={result} headingRef={focusTarget} language={language} />
      ) : (
        <Section as="header" space="head">
          <Breadcrumb
            label={t('site:frame.breadcrumb')}
            items={[{ label: t('site:menu.products'), href: pathsOf(language).home }, { label: t('name') }]}
          />
          <SectionHeading
            level={1}
            title={<PhraseText phrases={t('title', { returnObjects: true })} />}
            lead={t('lead')}
          />
        </Section>
      )}
      <Section as="div" space={result ? 'full' : 'end'}>
        <Stack gap={48} scriptedOnly>
          {result ? (
            <>
              <Result recommendation={result} language={language} />
              {summary}
              <Actions>
                <Button variant="quiet" onClick={() => send({ type: 'startAgain' })}>
                  {t('result.again')}
                </Button>
              </Actions>
            </>
          ) : (
            <>
              <Stepper
                label={t('name')}
                steps={questions.map((question) => ({ label: t(`${question}.label`) }))}
                current={openQuestion ? questions.indexOf(openQuestion) : questions.length}
                reached={firstOpen < 0 ? questions.length : firstOpen}
                onCurrentChange={(index) => {
                  const question = questions[index];
                  if (question) send({ type: 'goTo', question });
                }}
                translations={{
                  position: (step, steps) => t('stepper.position', { step, steps }),
                  done: t('stepper.done'),
                  invalid: t('stepper.invalid'),
                }}
              />
              <QuestionDrawing candidates={candidates} answers={answers}>
                {openQuestion && (
                  <QuestionForm
                    key={openQuestion}
                    question={openQuestion}
                    answers={answers}
                    error={error}
                    send={send}
                    headingRef={focusTarget}
                  />
                )}
                {view === 'asking' && (
                  <Stack gap={24} aria-busy="true">
                    <QuestionTitle ref={focusTarget}>{t('asking.title')}</QuestionTitle>
                    <Text>{t('asking.text')}</Text>
                    <Skeleton lines={4} />
                  </Stack>
                )}
                {view === 'failed' && <Failed failure={failure} send={send} ref={focusTarget} />}
              </QuestionDrawing>
              {summary}
            </>
          )}
        </Stack>
        <ReadOnly />
      </Section>
      <WaysOn language={language} />
    </>
  );
}

export const page = definePage<Candidates>({
  header: 'sheet',
  // The combination is drawn as on the solutions' pages.
  texts: ['individuality', 'solution'],
  load: ({ source }) => source.candidates(),
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('name', { ns: 'individuality' }) }),
    description: t('description', { ns: 'individuality' }),
  }),
  Page: Individuality,
});
