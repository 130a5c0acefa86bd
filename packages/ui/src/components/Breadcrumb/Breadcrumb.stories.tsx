import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frameOf } from '../../fixtures/index.ts';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  id: 'components-breadcrumb',
  tags: ['stable', 'since-0.1.0'],
  component: Breadcrumb,
  parameters: {
    usage: {
      when: 'Use it at the head of every page below the first level, up to the page itself. Where a page stands in a flow of steps is said by a Stepper.',
      keyboard: [
        ['Tab, Shift + Tab', 'From level to level. The page itself takes no focus.'],
        ['Enter', 'Opens the level.'],
      ],
    },
  },
  args: frameOf({}).breadcrumb,
  render: (_args, { globals }) => <Breadcrumb {...frameOf(globals).breadcrumb} />,
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('T90')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const LongTexts: Story = {
  ...longTexts,
  render: (args, { globals }) => {
    const { family, type } = longWordsOf(globals);
    const items = [{ label: family, href: '#family' }, { label: type, href: '#type' }, { label: 'PTS42023' }];
    return <Breadcrumb {...args} items={items} />;
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { label: 'T90', items: [{ label: 'T90', href: '#t90' }, { label: 'H150T' }] },
  render: (args) => <Breadcrumb {...args} />,
};
