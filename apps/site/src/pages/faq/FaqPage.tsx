import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { FilterBar } from '@payload/ui/FilterBar';
import { Link } from '@payload/ui/Link';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { StepList } from '@payload/ui/StepList';
import { familyOf, grouped, queryOf, questionsOf } from '@payload/view-models/faq/families.ts';
import { type Answer, loadAnswers, problemNamed } from '@payload/view-models/texts/answers.ts';
import { type DocumentText, sectionOf } from '@payload/view-models/texts/document.ts';
import { loadContent } from '@payload/web/language/content.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { families } from '@payload/web/products/families.ts';
import { useTranslation } from 'react-i18next';
import { AnswerList } from '../../features/content/AnswerList.tsx';
import { CallSupport } from '../../features/content/CallSupport.tsx';
import { useAddressedView } from '../../features/content/useAddressedView.ts';
import { useOpenAnswer } from '../../features/content/useOpenAnswer.ts';

interface FaqData {
  document: DocumentText;
  answers: Answer[];
}

const types = families.map(([type]) => type);

function FaqPage({ data: { document, answers }, search, language }: PageProps<FaqData>) {
  const { t } = useTranslation(['help', 'site', 'types']);
  const [family, setFamily] = useAddressedView(search, (query) => familyOf(query, types), queryOf);
  useOpenAnswer((id) => {
    if (problemNamed(id) !== null) setFamily(() => 'all');
  });
  const visible = questionsOf(answers, family);
  const first = sectionOf(document, 'first');
  const still = sectionOf(document, 'still');

  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('site:frame.breadcrumb')}
          items={[{ label: t('site:menu.service') }, { label: document.title }]}
        />
        <SectionHeading level={1} size="l" layout="split" title={document.title} lead={document.lead} />
      </Section>
      <Section id={first.id} space="compact" ground="raised" line>
        <SectionHeading size="xs" title={first.title} />
        <StepList across items={(first.items ?? []).map((text) => ({ key: text, text }))} />
      </Section>
      <FilterBar
        wrap
        label={t('faq.filter')}
        options={[
          { value: 'all', label: t('faq.all'), count: answers.length },
          ...types.map((type) => ({
            value: type,
            label: t(`types:${type}.plural`),
            count: questionsOf(answers, type).length,
          })),
        ]}
        value={family}
        onValueChange={(value) => setFamily(() => types.find((type) => type === value) ?? 'all')}
      />
      {grouped(visible, types).map((group, index) => (
        <Section key={group.family} space="group" layout="split" line={index > 0}>
          {group.family === 'all' ? (
            <SectionHeading sticky size="s" title={t('faq.everyPayload')} />
          ) : (
            <Stack sticky align="start">
              <SectionHeading
                size="s"
                title={t(`types:${group.family}.plural`)}
                lead={t(`types:${group.family}.line`)}
              />
              <Link variant="arrow" href={pathsOf(language).series(group.family)}>
                {t('faq.models', { family: t(`types:${group.family}.plural`).toLowerCase() })}
              </Link>
            </Stack>
          )}
          <AnswerList answers={group.questions} language={language} here={answers.map(({ code }) => code)} />
        </Section>
      ))}
      <Section id={still.id} layout="split" ground="raised" line>
        <SectionHeading size="s" title={still.title} lead={still.paragraphs?.join('')} />
        <Stack gap={24} align="start" data-screen-only="">
          <Button variant="signal" href={pathsOf(language).problem}>
            {t('faq.report')}
          </Button>
          <CallSupport language={language} />
        </Stack>
      </Section>
    </>
  );
}

export const page = definePage<FaqData>({
  header: 'sheet',
  texts: ['answers', 'help'],
  load: async ({ language }) => {
    const [{ problems: document }, answers] = await Promise.all([
      loadContent('policies', language),
      loadAnswers(language),
    ]);
    return { document, answers };
  },
  head: ({ data: { document } }, t) => ({
    title: t('brand.titled', { title: document.title }),
    description: document.description,
  }),
  Page: FaqPage,
});
