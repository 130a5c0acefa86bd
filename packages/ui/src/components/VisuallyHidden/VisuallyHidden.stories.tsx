import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { textsOf } from '../../fixtures/index.ts';
import { ArrowRightIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Text/VisuallyHidden',
  id: 'components-visuallyhidden',
  tags: ['stable', 'since-0.1.0'],
  component: VisuallyHidden,
  parameters: {
    usage: {
      when: 'Words for assistive technology alone: the name of an icon, what a drawing says. As `output` it is a polite live region: keep it mounted and change its words. What everyone needs is not hidden. Nothing that takes the focus belongs in it. For a name of a single element `aria-label` is enough.',
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An icon in the text, and its word for those who do not see it. */
export const Default: Story = {
  render: (args, { globals }) => (
    <p>
      <ArrowRightIcon size={20} /> <VisuallyHidden {...args}>{textsOf(globals).next}</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas, globals }) => {
    const words = canvas.getByText(textsOf(globals).next);
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = { tags: ['!test'], ...Default, args: { as: 'span' } };

/** As `output` it is mounted empty and read out when its words come. */
export const LiveRegion: Story = {
  tags: ['variants'],
  render: function LiveRegion(_args, { globals }) {
    const [sent, setSent] = useState(false);
    return (
      <>
        <Button onClick={() => setSent(true)}>{textsOf(globals).send}</Button>
        <VisuallyHidden as="output">{sent && textsOf(globals).sending}</VisuallyHidden>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).send }));
    await expect(region).toHaveTextContent(textsOf(globals).sending);
  },
};
