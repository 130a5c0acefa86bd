import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../components/Breadcrumb/index.ts';
import { DocumentLayout } from '../components/DocumentLayout/index.ts';
import { Section } from '../components/Section/index.ts';
import { SectionHeading } from '../components/SectionHeading/index.ts';
import { cloudDocumentOf } from '../fixtures/cloud-document.tsx';
import { cloudDocumentBodyOf } from '../fixtures/cloud-document-body.tsx';
import { frameOf } from '../fixtures/index.ts';
import { readingTextsOf } from '../fixtures/pages/texts.ts';
import * as layout from './columns.css.ts';
import { PageFrame } from './PageFrame.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

const meta: Meta = {
  title: 'Patterns/Document',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'A text that is read and looked things up in: its contents beside it, its codes to copy. On phones the contents fold.',
      keyboard: [['Tab', 'The contents, then links, tables and codes of the text.']],
    },
  },
  globals: { ground: 'sheet' },
  render: (_args, { globals }) => {
    const t = cloudDocumentOf(globals);
    const { document: texts } = readingTextsOf(globals);
    return (
      <PageFrame globals={globals} current="service">
        <Section as="div" space="end" className={layout.page}>
          <Breadcrumb
            label={frameOf(globals).breadcrumb.label}
            items={[...texts.crumbs.map((label) => ({ label, href: `#${label}` })), { label: texts.title }]}
          />
          <SectionHeading className={layout.spaced} level={1} title={texts.title} lead={texts.lead} />
          <DocumentLayout contents={t.contents} translations={t.translations}>
            {cloudDocumentBodyOf(globals)}
          </DocumentLayout>
        </Section>
      </PageFrame>
    );
  },
};
export default meta;
type Story = StoryObj;

/** Each line of the contents leads to a heading that is there. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    for (const { id, text } of cloudDocumentOf(globals).contents) {
      await expect(canvas.getByRole('heading', { level: 2, name: text })).toHaveAttribute('id', id);
    }
    await expectWholePage({ canvasElement });
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };

export const Phone: Story = { globals: onPhone, play: expectWholePage };

export const Narrow: Story = { globals: inPocket, play: expectWholePage };
