import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Link } from '@payload/ui/Link';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import type { Answer } from '@payload/view-models/texts/answers.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { AnswerList } from '../../features/content/AnswerList.tsx';
import { useOpenAnswer } from '../../features/content/useOpenAnswer.ts';

/** What is asked most of a model, answered in place. A report that begins here names the model. */
export function Problems({
  product,
  answers,
  language,
}: {
  product: ProductInfo;
  answers: readonly Answer[];
  language: Language;
}) {
  const { t } = useTranslation(['answers']);
  useOpenAnswer();
  if (answers.length === 0) return null;
  return (
    <Section layout="split" line>
      <Stack align="start" sticky>
        <SectionHeading size="s" title={t('heading')} lead={t('lead')} />
        <Actions>
          <Link variant="arrow" href={pathsOf(language).faq()}>
            {t('all')}
          </Link>
        </Actions>
      </Stack>
      <AnswerList answers={answers} language={language} product={product.code} />
    </Section>
  );
}
