import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { MarkedText } from './MarkedText.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: [
      { text: 'Why is the ', isHit: false },
      { text: 'sound', isHit: true },
      { text: ' low, broken or howling?', isHit: false },
    ],
    zh: [
      { text: '实时喊话为什么', isHit: false },
      { text: '没有声音', isHit: true },
      { text: '？', isHit: false },
    ],
  });

const meta: Meta<typeof MarkedText> = {
  title: 'Patterns/Search/MarkedText',
  id: 'patterns-markedtext',
  tags: ['!autodocs'],
  component: MarkedText,
  render: (args, { globals }) => <MarkedText {...args} stretches={args.stretches ?? textsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof MarkedText>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const [, hit] = textsOf(globals);
    await expect(canvas.getByText(hit?.text ?? '').tagName).toBe('MARK');
  },
};
