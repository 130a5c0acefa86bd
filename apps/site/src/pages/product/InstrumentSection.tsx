import { PhraseText } from '@payload/ui/PhraseText';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import type { ReactNode } from 'react';

/** What all instruments of a product page stand in: a headline by its phrases, and how the instrument is used. */
export function InstrumentSection({
  title,
  lead,
  children,
}: {
  title: readonly string[];
  lead: string;
  children: ReactNode;
}) {
  return (
    <Section>
      <SectionHeading size="m" title={<PhraseText phrases={title} />} lead={lead} />
      {children}
    </Section>
  );
}
