import { answersChecked, type Language } from '@payload/catalog';
import { Faq } from '@payload/ui/Faq';
import { Link } from '@payload/ui/Link';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './AnswerList.css.ts';
import type { Answer } from './answers.ts';
import { CopyLink } from './CopyLink.tsx';
import { formatDay } from './dates.ts';

interface AnswerListProps {
  answers: readonly Answer[];
  language: Language;
  /** Model that a problem would be reported of. @default none */
  product?: string;
  /**
   * Codes of all answers on the page; what an answer sends on to leads to another page where it is none of them.
   * @default those of this list
   */
  here?: readonly string[];
}

/** Questions that open on their answers: what is seen, the cause, the steps, and the way on. */
export function AnswerList({
  answers,
  language,
  product,
  here = answers.map(({ code }) => code),
}: AnswerListProps) {
  const { t } = useTranslation(['answers']);
  const paths = pathsOf(language);
  // Pages left behind are kept, hidden: an anchor has to be the only one of its name among all of them.
  const anchorOf = (code: string) => (product === undefined ? code : `${product}-${code}`);
  return (
    <Faq
      items={answers.map(({ code, question, symptom, cause, steps, note, see }) => ({
        key: anchorOf(code),
        question,
        answer: (
          <div className={styles.answer}>
            <p className={styles.symptom}>{symptom}</p>
            <p>
              <strong>{t('cause')}</strong>
              {cause}
            </p>
            <ol className={styles.steps} aria-label={t('steps')}>
              {steps.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
            {note !== undefined && (
              <p className={styles.note}>
                <strong>{t('note')}</strong>
                {note}
              </p>
            )}
            {see.map((other) => (
              <p key={other.code}>
                {t('see')}
                <Link href={here.includes(other.code) ? `#${anchorOf(other.code)}` : paths.faq(other.code)}>
                  {other.question}
                </Link>
              </p>
            ))}
            <div className={styles.ways}>
              <Link variant="arrow" href={paths.problemAbout(code, product)}>
                {t('report')}
              </Link>
              <CopyLink
                className={styles.copy}
                anchor={anchorOf(code)}
                label={t('copy')}
                copied={t('copied')}
                notCopied={t('notCopied')}
              />
            </div>
            <p className={styles.small}>
              {t('checked', { code, date: formatDay(language, answersChecked) })}
            </p>
          </div>
        ),
      }))}
    />
  );
}
