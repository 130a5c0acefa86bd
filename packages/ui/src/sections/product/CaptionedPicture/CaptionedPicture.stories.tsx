import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../../../components/Columns/index.ts';
import { nightOf } from '../../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { CaptionedPicture } from './CaptionedPicture.tsx';

const meta: Meta<typeof CaptionedPicture> = {
  title: 'Patterns/Product/CaptionedPicture',
  id: 'patterns-captionedpicture',
  tags: ['!autodocs'],
  component: CaptionedPicture,
  args: { picture: nightOf('T90'), name: 'T90', children: '' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <CaptionedPicture {...args}>{args.children || productTextsOf(globals).compareLead}</CaptionedPicture>
  ),
};
export default meta;
type Story = StoryObj<typeof CaptionedPicture>;

export const Default: Story = {};

/** Two in Columns: their captions begin on one line, however many lines each has. */
export const Beside: Story = {
  render: (args, { globals }) => {
    const { compareLead, heroLead } = productTextsOf(globals);
    return (
      <Columns>
        <CaptionedPicture {...args}>{compareLead}</CaptionedPicture>
        <CaptionedPicture {...args} picture={nightOf('LD5')} name="LD5">
          {heroLead}
        </CaptionedPicture>
      </Columns>
    );
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('figure').map((one) => {
      const caption = one.querySelector('figcaption');
      return Math.round(caption?.getBoundingClientRect().top ?? 0);
    });
    await expect(new Set(tops).size).toBe(1);
  },
};
