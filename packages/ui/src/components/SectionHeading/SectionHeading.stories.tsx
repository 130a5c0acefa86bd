import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { PhraseText } from '../PhraseText/index.ts';
import { SectionHeading } from './SectionHeading.tsx';

const meta: Meta<typeof SectionHeading> = {
  title: 'Text/SectionHeading',
  id: 'components-sectionheading',
  tags: ['stable', 'since-0.1.0'],
  component: SectionHeading,
  parameters: {
    usage: {
      when: "The head of a Section: title, one sentence, buttons at the end of the line. Give a Chinese title as PhraseText, so that it breaks by sense. `l` is the first heading of a page, `m` a section's, `s` a part's, `xs` that of lists side by side, `xxs` a side column's or a list's within a part. One h1 a page, levels in order. On phones everything stands below each other. A lead is at most 46 rem wide and wraps. It takes no focus of its own.",
    },
  },
  args: { title: '' },
  render: (args, { globals }) => {
    const texts = productTextsOf(globals);
    return (
      <SectionHeading
        {...args}
        title={args.title || <PhraseText phrases={texts.aircraftTitle} />}
        lead={texts.aircraftLead}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof SectionHeading>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { title: 'T90', layout: 'split', size: 'l', level: 1 },
};

/** Title in five columns, lead in seven, on one baseline. */
export const Split: Story = { args: { layout: 'split', size: 's' } };

/** A lead of several lines begins beside the title's first one. */
export const FirstLine: Story = {
  render: (args, { globals }) => {
    const { compareTitle, heroLead } = productTextsOf(globals);
    return (
      <div style={{ maxInlineSize: '48rem' }}>
        <SectionHeading
          {...args}
          size="s"
          layout="split"
          align="first"
          title={<PhraseText phrases={compareTitle} />}
          lead={heroLead}
        />
      </div>
    );
  },
};

/** A second sentence on a line of its own. */
export const LeadMore: Story = {
  render: (args, { globals }) => {
    const { aircraftTitle, aircraftLead, models } = productTextsOf(globals);
    return (
      <SectionHeading
        {...args}
        layout="split"
        title={<PhraseText phrases={aircraftTitle} />}
        lead={aircraftLead}
        leadMore={models(8)}
      />
    );
  },
};

/** It stays in view beside a longer column. */
export const Sticky: Story = {
  args: { sticky: true, size: 's' },
  decorators: [(Story) => <div style={{ minBlockSize: 1280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    scrollTo(0, 200);
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    scrollTo(0, 0);
  },
};

/** The first heading of a page. */
export const Large: Story = { args: { layout: 'split', size: 'l', level: 1 } };

/** One long word is never broken: the type gets smaller. */
export const LongestWord: Story = {
  args: { title: 'Announcements', size: 'l', level: 1, longestWord: 10 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight);
    await expect(heading.getBoundingClientRect().height).toBeLessThan(1.5 * lineHeight);
  },
};

/** Over lists that stand side by side. */
export const Small: Story = { args: { size: 'xs', level: 3 } };

/** In a side column, or over a list within a part. */
export const Smallest: Story = { args: { size: 'xxs', level: 3 } };

/** A code or a version. */
export const Code: Story = { args: { title: '2.4.1', code: true } };

export const WithActions: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const texts = productTextsOf(globals);
    return (
      <SectionHeading
        {...args}
        title={<PhraseText phrases={texts.compareTitle} />}
        actions={
          <>
            <Link href="#downloads">{texts.downloads}</Link>
            <Button variant="outline">{texts.compare}</Button>
          </>
        }
      />
    );
  },
};
export const Chinese: Story = { ...WithActions, globals: { language: 'zh' } };
