import { type Answers as Given, isAnswered, type Question, questions } from '@payload/flows/recommendation';
import { Button } from '@payload/ui/Button';
import { useTranslation } from 'react-i18next';
import * as styles from './Answers.css.ts';

/** What is answered so far, each with the way back to its question but for the one that is shown. */
export function Answers({
  answers,
  shown,
  onChange,
}: {
  answers: Given;
  shown: Question | null;
  onChange: (question: Question) => void;
}) {
  const { t } = useTranslation(['individuality', 'site']);
  return (
    <dl className={styles.answers}>
      {questions.map((question) => {
        const name = t(`${question}.label`);
        const values = [answers[question] ?? []].flat();
        const answered = isAnswered(answers, question);
        return (
          <div key={question} className={styles.answer}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value} data-empty={answered ? undefined : ''}>
              {answered
                ? values.map((value) => t(`options.${value}.label`)).join(t('site:words.list'))
                : t('answers.none')}
            </dd>
            {answered && question !== shown && (
              <dd className={styles.change}>
                <Button
                  variant="quiet"
                  size="toolbar"
                  aria-label={t('answers.changeOf', { name })}
                  onClick={() => onChange(question)}
                >
                  {t('answers.change')}
                </Button>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
