import { type Answers as Given, isAnswered, type Question, questions } from '@payload/flows/recommendation';
import { AnswerSummary } from '@payload/ui/sections/individuality/AnswerSummary';
import { useTranslation } from 'react-i18next';

/** What is answered so far, each with the way back to its question but for the one that is shown. */
export function Answers({
  answers,
  openQuestion,
  onChange,
}: {
  answers: Given;
  openQuestion: Question | null;
  onChange: (question: Question) => void;
}) {
  const { t } = useTranslation(['individuality', 'site']);
  return (
    <AnswerSummary
      items={questions.map((question) => {
        const values = [answers[question] ?? []].flat();
        const answered = isAnswered(answers, question);
        return {
          key: question,
          name: t(`${question}.label`),
          answer: answered
            ? values.map((value) => t(`options.${value}.label`)).join(t('site:words.list'))
            : null,
          onChange: answered && question !== openQuestion ? () => onChange(question) : undefined,
        };
      })}
      translations={{
        none: t('answers.none'),
        change: t('answers.change'),
        changeOf: (name) => t('answers.changeOf', { name }),
      }}
    />
  );
}
