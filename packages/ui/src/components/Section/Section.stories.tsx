import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: { children: <p>1280</p>, 'aria-label': 'Section' },
  argTypes: {
    space: { control: 'inline-radio', options: ['full', 'start', 'end', 'none', 'head', 'close'] },
    ground: { control: 'inline-radio', options: ['ground', 'raised'] },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { space: 'full', ground: 'raised', line: true } };
export const Raised: Story = { args: { ground: 'raised' } };
export const WithLine: Story = { args: { line: true } };
export const Split: Story = {
  args: {
    layout: 'split',
    children: (
      <>
        <p>5</p>
        <p>7</p>
      </>
    ),
  },
};
export const Head: Story = { args: { space: 'head' } };
export const SheetInsideNight: Story = { args: { register: 'sheet' } };
