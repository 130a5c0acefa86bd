import type { Solution } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { PrintIcon } from '@payload/ui/icons';
import { List } from '@payload/ui/List';
import { PointGrid } from '@payload/ui/PointGrid';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Surface } from '@payload/ui/Surface';
import { Checklist } from '@payload/ui/sections/solution/Checklist';
import { Text } from '@payload/ui/Text';
import { Moved } from '@payload/web/data/data-source.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { Combination } from '../../features/content/Combination.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Stage } from './Stage.tsx';
import { WaysOn } from './WaysOn.tsx';

function SolutionOf({ data: solution, language }: PageProps<Solution>) {
  const { t } = useTranslation(['solution', 'site']);
  return (
    <>
      <Surface theme="night">
        <Stage solution={solution} language={language} />
        <Section space="end">
          <SectionHeading
            size="s"
            layout="split"
            align="first"
            title={t('pains')}
            lead={solution.painPoint}
          />
          <PointGrid items={solution.pains} />
        </Section>
      </Surface>
      <Surface theme="sheet">
        <Section id="combinations" onPaper="flow">
          <SectionHeading
            layout="split"
            title={t('combinations')}
            lead={
              <>
                {t('combinationsLead')}{' '}
                <Text as="span" size="xs" nowrap>
                  {t('site:footer.sample')}
                </Text>
              </>
            }
          />
          <List
            variant="cards"
            items={solution.combinations.map((combination) => ({
              key: combination.key,
              content: (
                <Combination combination={combination} name={combination.name} level={3} language={language}>
                  <Text>{combination.text}</Text>
                </Combination>
              ),
            }))}
          />
        </Section>
        <Section ground="raised" line>
          <SectionHeading size="s" title={t('scenarios')} />
          <PointGrid
            numbered
            columns={solution.scenarios.length === 4 ? 4 : 3}
            items={solution.scenarios.map(({ name, text }) => ({ title: name, text }))}
          />
        </Section>
        <Section line>
          <SectionHeading
            size="s"
            title={t('tips')}
            actions={
              <Button size="toolbar" start={<PrintIcon />} onClick={() => window.print()}>
                {t('print')}
              </Button>
            }
          />
          <Checklist items={solution.tips.map((tip) => ({ key: tip, text: tip }))} />
        </Section>
        <WaysOn solution={solution} language={language} />
      </Surface>
      <Neighbours solution={solution} language={language} />
    </>
  );
}

export const page = definePage<Solution>({
  header: 'night',
  texts: ['solution'],
  load: async ({ params, language, source }) => {
    const id = params['industry'] ?? '';
    const solution = await source.solution(id, language);
    // As the server does: any case leads to the one address.
    if (solution.id !== id) throw new Moved(pathsOf(language).solution(solution.id));
    return solution;
  },
  head: ({ data: { name, title, description } }, t) => ({
    title: t('brand.titled', { title: t('solution:titled', { industry: name, title }) }),
    description,
  }),
  Page: SolutionOf,
});
