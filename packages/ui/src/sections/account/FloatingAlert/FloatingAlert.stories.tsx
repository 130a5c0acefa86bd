import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { feedbackOf } from '../../../fixtures/feedback.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { FloatingAlert } from './FloatingAlert.tsx';

const meta: Meta<typeof FloatingAlert> = {
  title: 'Patterns/Account/FloatingAlert',
  id: 'patterns-floatingalert',
  tags: ['!autodocs'],
  component: FloatingAlert,
  args: { onDismiss: fn() },
  render: (args, { globals }) => (
    <FloatingAlert {...args}>
      {args.children ??
        inLanguage(globals, {
          en: 'The connection was interrupted. Check it and try again.',
          zh: '网络连接中断，请检查网络后重试。',
        })}
    </FloatingAlert>
  ),
};
export default meta;
type Story = StoryObj<typeof FloatingAlert>;

export const Default: Story = {};

/** The next press takes it away, wherever it is. */
export const Pressed: Story = {
  render: function Render(args, { globals }) {
    const [isShown, setShown] = useState(true);
    const { retry, messages } = feedbackOf(globals);
    return (
      <>
        <Button>{retry}</Button>
        {isShown && (
          <FloatingAlert {...args} onDismiss={() => setShown(false)}>
            {messages.critical.title}
          </FloatingAlert>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
