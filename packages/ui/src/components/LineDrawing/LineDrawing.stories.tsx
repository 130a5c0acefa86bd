import type { Meta, StoryObj } from '@storybook/react-vite';
import { plans } from '../../fixtures/product-media.ts';
import { LineDrawing } from './LineDrawing.tsx';

const meta = {
  title: 'Media/LineDrawing',
  id: 'components-linedrawing',
  tags: ['stable', 'since-0.1.0'],
  component: LineDrawing,
  parameters: {
    usage: {
      when: 'Plan views of aircraft and other technical drawings: one SVG that takes the colour of the text around it, at night and on paper. It fills the width of its box and keeps 232 to 208. With `alt` it has a name; without it is decoration, for where words beside it say the same. It prints. For symbols of 24 px use an icon, for photographs and cut-outs Picture. It takes no focus.',
    },
  },
  args: { src: plans.m350, style: { inlineSize: 232 } },
} satisfies Meta<typeof LineDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { src: plans.fc30, style: { inlineSize: 120 } } };

/** Named, where nothing beside it says what it shows. */
export const Described: Story = { parameters: { picture: 'off' }, args: { alt: 'M350' } };
