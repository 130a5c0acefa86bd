import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { LiveStatus } from './LiveStatus.tsx';

const meta: Meta<typeof LiveStatus> = {
  title: 'Feedback/LiveStatus',
  id: 'components-livestatus',
  tags: ['stable', 'since-0.3.0'],
  component: LiveStatus,
  parameters: {
    usage: {
      when: 'Use it for the outcome of a press or a wait that leaves the rest of the page as it is: "Copied", "Removed", "Waiting for the port". It is read out politely and stays on the page while it says nothing. Above a list that filters change it says their number, `quiet` and small. A wait is LoadingLine, a message with a way on Banner. It takes no focus.',
    },
  },
  render: (args, { globals }) => (
    <LiveStatus {...args}>{args.children ?? productTextsOf(globals).models(8)}</LiveStatus>
  ),
};
export default meta;
type Story = StoryObj<typeof LiveStatus>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { size: 'sm', tone: 'critical', children: 'T90' } };

/** It is there before it says anything. */
export const Changing: Story = {
  render: function Render(args, { globals }) {
    const [isPressed, setPressed] = useState(false);
    const { compare, models } = productTextsOf(globals);
    return (
      <Stack align="start">
        <Button onClick={() => setPressed(true)}>{compare}</Button>
        <LiveStatus {...args}>{isPressed && models(8)}</LiveStatus>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('8');
  },
};

/** What takes less than a second is not worth a line. */
export const Late: Story = {
  parameters: { picture: 'off' },
  args: { late: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible(), { timeout: 5000 });
  },
};
