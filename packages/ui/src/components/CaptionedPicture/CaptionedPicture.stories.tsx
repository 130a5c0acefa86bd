import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { nightOf } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Columns } from '../Columns/index.ts';
import { CaptionedPicture } from './CaptionedPicture.tsx';

const meta: Meta<typeof CaptionedPicture> = {
  title: 'Media/CaptionedPicture',
  id: 'components-captionedpicture',
  tags: ['new', 'since-0.4.0'],
  component: CaptionedPicture,
  parameters: {
    usage: {
      when: 'Use it for a picture with something worth knowing under it: its name, and one or two sentences that the picture alone does not say. Two stand beside each other in Columns. The picture is a Picture, 4:3, with words of its own. A film that leads on is a FilmCard, a cut-out on a scale a ScaledPicture. It takes no focus.',
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };

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
