import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { DownloadIcon } from '../../../icons/index.ts';
import { ButtonWithStatus, type ButtonWithStatusProps } from './ButtonWithStatus.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      keep: 'Keep for offline use',
      failed: 'The file was not kept. Check the connection and try again.',
    },
    zh: { keep: '保存到本机', failed: '文件没有保存下来，请检查网络后重试。' },
  });

const meta = {
  title: 'Patterns/Offline/ButtonWithStatus',
  id: 'patterns-buttonwithstatus',
  tags: ['!autodocs'],
  component: ButtonWithStatus,
  args: { variant: 'quiet', start: <DownloadIcon /> },
  render: (args, { globals }) => (
    <ButtonWithStatus {...args}>{args.children ?? textsOf(globals).keep}</ButtonWithStatus>
  ),
} satisfies Meta<ButtonWithStatusProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It fails: the words come below, and are read out. */
export const Failed: Story = {
  tags: ['variants'],
  render: function Render(args, { globals }) {
    const [hasFailed, setFailed] = useState(false);
    const { keep, failed } = textsOf(globals);
    return (
      <ButtonWithStatus {...args} status={hasFailed && failed} onClick={() => setFailed(true)}>
        {keep}
      </ButtonWithStatus>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent(textsOf(globals).failed);
  },
};

/** Nothing is seen, and nothing can be pressed; the room is kept. */
export const Unseen: Story = {
  parameters: { picture: 'off' },
  args: { shown: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('button')!.offsetHeight).toBeGreaterThan(40);
  },
};
