import { phones } from '@payload/catalog/phones';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { SideNotes, type SideNotesProps } from '@payload/ui/SideNotes';
import { Stack } from '@payload/ui/Stack';
import { FormLayout } from '@payload/ui/sections/apply/FormLayout';
import { ScriptNotice } from '@payload/ui/sections/apply/ScriptNotice';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Contacts } from './Contacts.tsx';

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
  /** What belongs to its fields, above that, where there is room beside them. @default none */
  beside?: ReactNode;
  /** What stays in view beside a long form, where there is room. @default none */
  sticky?: ReactNode;
  children: ReactNode;
}

/** A page with a form of the service, and beside it what explains it and whom to ask. */
export function FormPage({ name, title, lead, steps, side, beside, sticky, children }: FormPageProps) {
  const { t } = useTranslation(['apply', 'site']);
  const isHydrated = useHydrated();
  return (
    <Section as="div" space="page">
      <Breadcrumb
        label={t('site:frame.breadcrumb')}
        items={[{ label: t('site:menu.service') }, { label: name }]}
      />
      <Stack gap={48}>
        {steps}
        <FormLayout
          beside={beside}
          sticky={sticky}
          side={
            <>
              {side}
              <Contacts />
            </>
          }
        >
          <SectionHeading level={1} title={title} lead={lead} />
          {isHydrated ? null : (
            <ScriptNotice tone="caution" toneLabel={t('noScript.tone')} title={t('noScript.title')}>
              {t('noScript.text', { phone: phones.support.text, hours: t('site:footer.hours') })}
            </ScriptNotice>
          )}
          {children}
        </FormLayout>
      </Stack>
    </Section>
  );
}

/** A group of the side column with its facts as the texts have them, each under its key. */
export function SideGroup({
  facts = {},
  ...rest
}: Omit<SideNotesProps, 'facts'> & { facts?: Readonly<Record<string, Fact>> }) {
  return <SideNotes {...rest} facts={Object.entries(facts).map(([key, fact]) => ({ key, ...fact }))} />;
}
