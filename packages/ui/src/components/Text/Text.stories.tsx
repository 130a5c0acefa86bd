import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta: Meta<typeof Text> = {
  title: 'Text/Text',
  id: 'components-text',
  tags: ['stable', 'since-0.3.0'],
  component: Text,
  parameters: {
    usage: {
      when: 'Use it for a paragraph that no other component sets. A remark that most may pass over is a Note, what stands below a title is the lead of SectionHeading, and what is to be read out when it changes is LiveStatus. It takes no focus.',
    },
  },
  render: (args, { globals }) => <Text {...args}>{args.children ?? productTextsOf(globals).heroLead}</Text>,
};
export default meta;
type Story = StoryObj<typeof Text>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { size: 'sm', tone: 'quiet', pretty: true, children: 'T90' },
};

export const Sizes: Story = {
  render: (args, { globals }) => {
    const { heroLead } = productTextsOf(globals);
    return (
      <Stack>
        {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
          <Text {...args} key={size} size={size}>
            {heroLead}
          </Text>
        ))}
      </Stack>
    );
  },
};

export const Tones: Story = {
  render: (args, { globals }) => {
    const { heroLead } = productTextsOf(globals);
    return (
      <Stack>
        {(['text', 'quiet', 'critical'] as const).map((tone) => (
          <Text {...args} key={tone} tone={tone}>
            {heroLead}
          </Text>
        ))}
      </Stack>
    );
  },
};

/** For what is compared letter by letter. */
export const Mono: Story = { args: { mono: true, size: 'xs', tone: 'quiet', children: 'device-lost' } };

/** Its place is kept for what is not known yet. */
export const Unseen: Story = {
  parameters: { picture: 'off' },
  args: { unseen: true },
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(productTextsOf(globals).heroLead);
    await expect(text).not.toBeVisible();
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(0);
  },
};

/** Without a single word on the last line. */
export const Pretty: Story = {
  args: { pretty: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
};

/** A piece that no line breaks. */
export const NoWrap: Story = {
  args: { as: 'span', nowrap: true },
  render: (args, { globals }) => {
    const { heroLead, models } = productTextsOf(globals);
    return (
      <div style={{ maxInlineSize: '22rem' }}>
        <Text>
          {heroLead} <Text {...args}>{models(8)}</Text>
        </Text>
      </div>
    );
  },
};

/** As wide as a line is read well. */
export const Measure: Story = { args: { measure: true } };
