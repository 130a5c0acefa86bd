import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Disclosure } from './Disclosure.tsx';

const meta: Meta<typeof Disclosure> = {
  component: Disclosure,
  parameters: {
    usage: {
      when: 'Use it for more on one thing that few need, unfolded in place: what changed in a version, what to do after a notice. Questions and answers are a Faq. Native details: it works without script, is found by the browser and is open on paper.',
    },
  },
  args: { summary: '' },
  render: (args, { globals }) => {
    const { compare, compareLead } = productTextsOf(globals);
    return (
      <Disclosure {...args} summary={args.summary || compare}>
        <p>{compareLead}</p>
      </Disclosure>
    );
  },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Default: Story = {};

export const Playground: Story = { args: { summary: 'T90' } };

/** Opened by its line, which keeps the focus. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = canvas.getByText(productTextsOf(globals).compareLead);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(text).toBeVisible();
  },
};

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
