import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../fixtures/index.ts';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '#downloads' },
  render: (args, { globals }) => <Link {...args}>{textsOf(globals).downloads}</Link>,
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'text' } };

/** Leads on, 44 px tall. */
export const Arrow: Story = {
  args: { variant: 'arrow' },
  render: (args, { globals }) => <Link {...args}>{textsOf(globals).allProducts}</Link>,
};

export const InSentence: Story = {
  render: (args, { globals }) => (
    <p>
      {textsOf(globals).sentence} <Link {...args}>{textsOf(globals).downloads}</Link>
    </p>
  ),
};
