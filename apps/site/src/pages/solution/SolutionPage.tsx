import type { Solution } from '@payload/catalog';
import { FactList } from '@payload/ui/FactList';
import { PointGrid } from '@payload/ui/PointGrid';
import { RuledList } from '@payload/ui/RuledList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { Combination } from '../../features/content/Combination.tsx';
import { Moved } from '../../platform/data/data-source.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { Neighbours } from './Neighbours.tsx';
import * as styles from './SolutionPage.css.ts';
import { Stage } from './Stage.tsx';
import { WaysOn } from './WaysOn.tsx';

function SolutionOf({ data: solution, language }: PageProps<Solution>) {
  const { t } = useTranslation(['solution', 'site']);
  return (
    <>
      <div data-theme="night">
        <Stage solution={solution} language={language} />
        <Section space="end">
          <SectionHeading
            className={styles.painPoint}
            size="s"
            layout="split"
            title={t('pains')}
            lead={solution.painPoint}
          />
          <PointGrid items={solution.pains} />
        </Section>
      </div>
      <div data-theme="sheet">
        <Section id="combinations" className={styles.all}>
          <SectionHeading
            className={styles.heading}
            layout="split"
            title={t('combinations')}
            lead={
              <>
                {t('combinationsLead')} <span className={styles.sample}>{t('site:footer.sample')}</span>
              </>
            }
          />
          <ul className={styles.combinations}>
            {solution.combinations.map((combination) => (
              <li key={combination.key}>
                <Combination combination={combination} name={combination.name} level={3} language={language}>
                  <p>{combination.text}</p>
                </Combination>
              </li>
            ))}
          </ul>
        </Section>
        <Section layout="split" ground="raised" line>
          <SectionHeading size="s" title={t('scenarios')} />
          <FactList items={solution.scenarios.map((scenario) => ({ key: scenario.name, ...scenario }))} />
        </Section>
        <Section layout="split" line>
          <SectionHeading size="s" title={t('tips')} />
          <RuledList items={solution.tips.map((tip) => ({ key: tip, content: tip }))} />
        </Section>
        <WaysOn solution={solution} language={language} />
      </div>
      <Neighbours solution={solution} language={language} />
    </>
  );
}

export const page = definePage<Solution>({
  header: 'night',
  texts: ['solution'],
  load: async ({ params, language, source }) => {
    const asked = params['industry'] ?? '';
    const solution = await source.solution(asked, language);
    // As the server does: any case leads to the one address.
    if (solution.id !== asked) throw new Moved(pathsOf(language).solution(solution.id));
    return solution;
  },
  head: ({ data: { name, title, description } }, t) => ({
    title: t('brand.titled', { title: t('solution:titled', { industry: name, title }) }),
    description,
  }),
  Page: SolutionOf,
});
