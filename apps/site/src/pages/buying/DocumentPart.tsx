import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { type DocumentText, sectionOf } from '@payload/view-models/texts/document.ts';
import type { ReactNode } from 'react';

interface DocumentPartProps {
  document: DocumentText;
  /** Of the section whose words it has. */
  id: string;
  /** @default 'ground' */
  ground?: 'raised';
  /** Below its words. @default none */
  more?: ReactNode;
  children: ReactNode;
}

/** A section of the document, with what is shown beside its words. */
export function DocumentPart({ document, id, ground, more, children }: DocumentPartProps) {
  const { title, paragraphs = [] } = sectionOf(document, id);
  return (
    <Section id={id} layout="split" line ground={ground}>
      <Stack gap={24}>
        <SectionHeading size="s" title={title} />
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} pretty>
            {paragraph}
          </Text>
        ))}
        {more}
      </Stack>
      {children}
    </Section>
  );
}
