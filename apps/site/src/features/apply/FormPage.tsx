import { phones } from '@payload/catalog/phones';
import { Banner } from '@payload/ui/Banner';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { FactList } from '@payload/ui/FactList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../platform/rendering/useHydrated.ts';
import { Contacts } from './Contacts.tsx';
import * as styles from './FormPage.css.ts';

interface Fact {
  name: string;
  text: string;
}

interface FormPageProps {
  /** Its name in the menu. */
  name: string;
  title: string;
  lead: string;
  /** What stands over title and form. */
  steps?: ReactNode;
  /** What explains it, in the column beside it, above whom to ask. @default none */
  side?: ReactNode;
  children: ReactNode;
}

/** A page with a form of the service, and beside it what explains it and whom to ask. */
export function FormPage({ name, title, lead, steps, side, children }: FormPageProps) {
  const { t } = useTranslation(['apply', 'site']);
  const isHydrated = useHydrated();
  return (
    <Section as="div" space="head" className={styles.page}>
      <Breadcrumb
        label={t('site:frame.breadcrumb')}
        items={[{ label: t('site:menu.service') }, { label: name }]}
      />
      {steps}
      <div className={styles.columns}>
        <div className={styles.main}>
          <SectionHeading level={1} title={title} lead={lead} />
          {isHydrated ? null : (
            <Banner
              className={styles.unscripted}
              tone="caution"
              toneLabel={t('noScript.tone')}
              title={t('noScript.title')}
            >
              {t('noScript.text', { phone: phones.support.text, hours: t('site:footer.hours') })}
            </Banner>
          )}
          {children}
        </div>
        <aside className={styles.side}>
          {side}
          <Contacts />
        </aside>
      </div>
    </Section>
  );
}

/** A group of the side column: a heading, what is shown, facts a line each, and where all of it is written. */
export function SideGroup({
  title,
  facts = {},
  more,
  children,
}: {
  title: string;
  facts?: Readonly<Record<string, Fact>>;
  /** Link to the page that says it at length. @default none */
  more?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={styles.group}>
      <SectionHeading size="xxs" title={title} />
      {children}
      <FactList
        className={styles.full}
        layout="inline"
        items={Object.entries(facts).map(([key, fact]) => ({ key, ...fact }))}
      />
      {more}
    </section>
  );
}
