import type { Language } from '@payload/catalog';
import { Breadcrumb, type BreadcrumbItem } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { Note } from '@payload/ui/Note';
import { type Reading, Readings } from '@payload/ui/Readings';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { WrittenDocument } from '@payload/ui/sections/policy/WrittenDocument';
import type { DocumentText } from '@payload/view-models/texts/document.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallSupport } from '../../features/content/CallSupport.tsx';
import { useDocumentWords } from '../../features/content/useDocumentWords.ts';

/** Parts that say what to do one after the other. */
const inOrder: readonly string[] = ['request', 'steps', 'how', 'claim'];

interface WrittenPolicyProps {
  document: DocumentText;
  /** What is looked up most, at its head. @default none */
  figures?: readonly Reading[];
  language: Language;
  /** What it stands under. */
  crumb: BreadcrumbItem;
  /** What its words are worth. */
  mark: ReactNode;
  /** What one comes for after reading. @default none */
  action?: { label: string; href: string } | undefined;
  /** Pages that go on. */
  related: readonly { key: string; href: string; title: string; detail: string }[];
}

/** A policy to be read and printed: what it is, its parts beside their list, and where to go on. */
export function WrittenPolicy({
  document,
  figures = [],
  language,
  crumb,
  mark,
  action,
  related,
}: WrittenPolicyProps) {
  const { t } = useTranslation(['help', 'site']);
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
              <Button variant="signal" href={action.href}>
                {action.label}
              </Button>
            )
          }
        />
        {figures.length > 0 && <Readings readings={figures} />}
        <Note>{mark}</Note>
      </Section>
      <Section as="div" space="close" line>
        <WrittenDocument
          sections={sections.map((section) => ({ ...section, ordered: inOrder.includes(section.id) }))}
          translations={useDocumentWords()}
        />
      </Section>
      <Section layout="split" ground="raised" line>
        <Stack gap={24}>
          <SectionHeading size="s" title={t('written.ask')} />
          <CallSupport language={language} />
        </Stack>
        <RelatedList data-screen-only="" items={related} />
      </Section>
    </>
  );
}
