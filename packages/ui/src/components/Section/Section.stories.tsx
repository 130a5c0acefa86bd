import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { PhraseText } from '../PhraseText/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import { Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section',
  id: 'components-section',
  tags: ['stable', 'since-0.1.0'],
  component: Section,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: "A band of the page. It brings the page's margins, at most 1280 px of content and the rhythm of 96 px, 64 on phones. `raised` or `line` parts it from its neighbour, never both ends. `split` gives the heading five columns and the rest seven, on phones one below the other. `theme` changes night and sheet from here on. What fills the screen from edge to edge (Hero, ProductStage) lies outside. Printed it is closer. It takes no focus.",
    },
  },
  argTypes: {
    space: {
      control: 'inline-radio',
      options: ['full', 'start', 'end', 'none', 'head', 'close', 'page', 'list', 'group', 'compact'],
    },
    layout: { control: 'inline-radio', options: ['stack', 'split'] },
    ground: { control: 'inline-radio', options: ['ground', 'raised'] },
    theme: { control: 'inline-radio', options: ['night', 'sheet'] },
  },
  render: (args, { globals }) => {
    const { aircraftTitle, aircraftLead } = productTextsOf(globals);
    return (
      <Section {...args}>
        <SectionHeading size="s" title={<PhraseText phrases={aircraftTitle} />} />
        <p style={{ textWrap: 'pretty' }}>{aircraftLead}</p>
      </Section>
    );
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's margins and 96 px of rhythm, 64 on phones. */
export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { space: 'full', layout: 'stack', ground: 'raised', line: true },
};

/** A ground of its own parts it from its neighbours. */
export const Raised: Story = { args: { ground: 'raised' } };

/** Or a hairline above, never both. */
export const WithLine: Story = { args: { line: true } };

/** Five columns and seven; on phones one below the other. */
export const Split: Story = { args: { layout: 'split' } };

/** A third part below the heading; on phones it comes last, after what the section is about. */
export const SplitInThree: Story = {
  args: { layout: 'split' },
  render: (args, { globals }) => {
    const { aircraftTitle, aircraftLead, heroLead } = productTextsOf(globals);
    return (
      <Section {...args}>
        <SectionHeading size="s" title={<PhraseText phrases={aircraftTitle} />} />
        <p style={{ textWrap: 'pretty' }}>{`${aircraftLead} ${heroLead} `.repeat(3)}</p>
        <p style={{ textWrap: 'pretty' }}>{heroLead}</p>
      </Section>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const [, about, third] = [...canvasElement.querySelector('section')!.children];
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const [beside, below] = [about!.getBoundingClientRect(), third!.getBoundingClientRect()];
    await expect(Math.abs(below.left - heading.left)).toBeLessThan(1);
    await expect(beside.left).toBeGreaterThan(below.right);
    await expect(below.top - heading.bottom).toBeLessThan(64);
  },
};

/** The start of a page, close under the header. */
export const Head: Story = { args: { space: 'head' } };

/** What follows a bar that it belongs to. */
export const Close: Story = { args: { space: 'close' } };

/** A whole page in one band. */
export const Page: Story = { parameters: { picture: 'off' }, args: { space: 'page' } };

/** One of several lists that follow each other. */
export const List: Story = { args: { space: 'list', layout: 'split', line: true } };

/** One of several of a kind below each other. */
export const Group: Story = { args: { space: 'group', layout: 'split', line: true } };

/** A short one before them. */
export const Compact: Story = { args: { space: 'compact', layout: 'split', ground: 'raised' } };

/** The first of a page whose header lies over it. */
export const UnderHeader: Story = {
  args: { space: 'head', underHeader: true },
  globals: { ground: 'night' },
};

export const SheetInsideNight: Story = { args: { theme: 'sheet' }, globals: { ground: 'night' } };

export const NightInsideSheet: Story = { args: { theme: 'night' }, globals: { ground: 'sheet' } };
