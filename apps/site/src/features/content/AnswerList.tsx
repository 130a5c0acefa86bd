import { answersChecked, type Language } from '@payload/catalog';
import { Faq } from '@payload/ui/Faq';
import { Link } from '@payload/ui/Link';
import { CopyLink } from '@payload/ui/sections/faq/CopyLink';
import { ProblemAnswer } from '@payload/ui/sections/faq/ProblemAnswer';
import type { Answer } from '@payload/view-models/texts/answers.ts';
import { formatDay } from '@payload/view-models/texts/dates.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

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
          <ProblemAnswer
            symptom={symptom}
            cause={cause}
            steps={steps}
            note={note}
            see={see.map((other) => ({
              href: here.includes(other.code) ? `#${anchorOf(other.code)}` : paths.faq(other.code),
              label: other.question,
            }))}
            actions={
              <>
                <Link variant="arrow" href={paths.problemAbout(code, product)}>
                  {t('report')}
                </Link>
                <CopyLink
                  anchor={anchorOf(code)}
                  translations={{ copied: t('copied'), notCopied: t('notCopied') }}
                >
                  {t('copy')}
                </CopyLink>
              </>
            }
            source={t('checked', { code, date: formatDay(language, answersChecked) })}
            translations={{ cause: t('cause'), steps: t('steps'), note: t('note'), see: t('see') }}
          />
        ),
      }))}
    />
  );
}
