import type { Language } from '@payload/catalog';
import { Breadcrumb, type BreadcrumbItem } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { DocumentLayout } from '@payload/ui/DocumentLayout';
import { Note } from '@payload/ui/Note';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallSupport } from './CallSupport.tsx';
import type { DocumentSection, DocumentText } from './document.ts';
import { useDocumentWords } from './useDocumentWords.ts';
import * as styles from './WrittenPage.css.ts';

/** Parts that say what to do one after the other. */
const inOrder: readonly string[] = ['request', 'steps', 'how', 'claim'];

interface WrittenPageProps {
  document: DocumentText;
  language: Language;
  /** What it stands under. */
  crumb: BreadcrumbItem;
  /** What its words are worth. */
  mark: ReactNode;
  /** What one comes for after reading. @default none */
  action?: { label: string; href: string } | undefined;
  /** Who answers what is not said. @default 'support' */
  line?: 'support' | 'preSales';
  /** Pages that go on. */
  related: readonly { key: string; href: string; title: string; detail: string }[];
}

/** A page of text to be read and printed: what it is, its parts beside their list, and where to go on. */
export function WrittenPage({
  document,
  language,
  crumb,
  mark,
  action,
  line = 'support',
  related,
}: WrittenPageProps) {
  const { t } = useTranslation(['help', 'site']);
  const words = useDocumentWords();
  const { title, lead, sections } = document;
  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb label={t('site:frame.breadcrumb')} items={[crumb, { label: title }]} />
        <SectionHeading
          level={1}
          layout="split"
          title={title}
          lead={lead}
          actions={
            action && (
              <Button className={styles.screenOnly} variant="signal" href={action.href}>
                {action.label}
              </Button>
            )
          }
        />
        <Note>{mark}</Note>
      </Section>
      <Section as="div" space="close" line>
        <DocumentLayout
          className={styles.document}
          contents={sections.map(({ id, title: text }) => ({ id, text }))}
          translations={words}
        >
          {sections.map((section) => (
            <Fragment key={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <Part section={section} />
            </Fragment>
          ))}
        </DocumentLayout>
      </Section>
      <Section layout="split" ground="raised" line>
        <Stack gap={24}>
          <SectionHeading size="s" title={t('written.ask')} />
          <CallSupport language={language} line={line} />
        </Stack>
        <RelatedList className={styles.screenOnly} items={related} />
      </Section>
    </>
  );
}

function Part({ section: { id, paragraphs = [], items = [] } }: { section: DocumentSection }) {
  const List = inOrder.includes(id) ? 'ol' : 'ul';
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <List>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      )}
    </>
  );
}
