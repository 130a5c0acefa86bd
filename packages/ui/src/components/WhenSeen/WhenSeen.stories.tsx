import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { WhenSeen } from './WhenSeen.tsx';

const meta: Meta<typeof WhenSeen> = {
  title: 'Layout/WhenSeen',
  id: 'components-whenseen',
  tags: ['stable', 'since-0.3.0'],
  component: WhenSeen,
  parameters: {
    usage: {
      when: 'Use it for a part far down a page that brings code or data of its own and that few come to. Pictures wait by themselves. It takes no focus.',
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };

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
