import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { WhenSeen } from './WhenSeen.tsx';

const meta: Meta<typeof WhenSeen> = {
  title: 'Patterns/Port/WhenSeen',
  id: 'patterns-whenseen',
  tags: ['!autodocs'],
  component: WhenSeen,
  render: (args, { globals }) => (
    <WhenSeen {...args}>
      <p>{args.children ?? productTextsOf(globals).heroLead}</p>
    </WhenSeen>
  ),
};
export default meta;
type Story = StoryObj<typeof WhenSeen>;

/** In view from the start. */
export const Default: Story = {
  parameters: { picture: 'off' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(productTextsOf(globals).heroLead)).toBeVisible();
  },
};

/** It comes when the visitor scrolls to it, not before. */
export const FarBelow: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: '200vh' }} />
        <Story />
      </>
    ),
  ],
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { heroLead } = productTextsOf(globals);
    await expect(canvas.queryByText(heroLead)).toBeNull();
    canvasElement.ownerDocument.documentElement.scrollTo(0, innerHeight * 2);
    await expect(await canvas.findByText(heroLead)).toBeVisible();
  },
};
