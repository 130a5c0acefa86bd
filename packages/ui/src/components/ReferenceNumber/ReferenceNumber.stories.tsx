import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { ReferenceNumber } from './ReferenceNumber.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      label: 'Request number',
      copy: 'Copy the number',
      copied: 'Copied.',
      notCopied: 'Not copied by this browser. The number is selected: copy it by keyboard.',
    },
    zh: {
      label: '申请编号',
      copy: '复制编号',
      copied: '已复制。',
      notCopied: '浏览器未能复制。编号已选中，请用键盘复制。',
    },
  });

const meta: Meta<typeof ReferenceNumber> = {
  title: 'Documents/ReferenceNumber',
  id: 'components-referencenumber',
  tags: ['stable', 'since-0.2.0'],
  component: ReferenceNumber,
  parameters: {
    usage: {
      when: 'Use it for the one number that has to be written down, as of a request: large, and with a button that copies it. A sum of a file is a Checksum.',
    },
  },
  args: { number: 'JZ-2026-4F7K2M', translations: textsOf({}) },
  render: (args, { globals }) => <ReferenceNumber {...args} translations={textsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof ReferenceNumber>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { number: 'JZ-1' } };

export const Copied: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).copy }));
    await expect(await canvas.findByText(textsOf(globals).copied)).toBeVisible();
    await expect(write).toHaveBeenCalledWith(args.number);
    write.mockRestore();
  },
};

/** Refused by the browser: the number is selected for the keyboard. */
export const NotCopied: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).copy }));
    await expect(await canvas.findByText(textsOf(globals).notCopied)).toBeVisible();
    await expect(getSelection()?.toString()).toBe(args.number);
    getSelection()?.removeAllRanges();
    write.mockRestore();
  },
};
