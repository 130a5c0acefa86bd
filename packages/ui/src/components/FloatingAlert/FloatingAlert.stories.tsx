import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { inLanguage } from '../../fixtures/language.ts';
import { Button } from '../Button/index.ts';
import { FloatingAlert } from './FloatingAlert.tsx';

const meta: Meta<typeof FloatingAlert> = {
  title: 'Feedback/FloatingAlert',
  id: 'components-floatingalert',
  tags: ['stable', 'since-0.3.0'],
  component: FloatingAlert,
  args: { onDismiss: fn() },
  parameters: {
    usage: {
      when: 'Use it where a press could not do what it should, and no place of the page is its own: the network was gone when a panel was fetched. It has no way on; with one it is a Banner, and what went well is a Toast. It takes no focus.',
      keyboard: [['Any key', 'Takes it away, as a press anywhere does.']],
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };

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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
