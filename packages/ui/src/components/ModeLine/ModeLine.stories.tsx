import type { Meta, StoryObj } from '@storybook/react-vite';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { inLanguage } from '../../fixtures/language.ts';
import { Button } from '../Button/index.ts';
import { ModeLine } from './ModeLine.tsx';

const meta: Meta<typeof ModeLine> = {
  title: 'Feedback/ModeLine',
  id: 'components-modeline',
  tags: ['stable', 'since-0.3.0'],
  component: ModeLine,
  parameters: {
    usage: {
      when: 'Use it below the heading of each step while a page works with something simulated or kept, so that nobody takes it for the real thing. A message that is read once is a Banner.',
      keyboard: [['Tab, Shift + Tab', 'To the way out.']],
    },
  },
  args: { toneLabel: '', action: null },
  render: (args, { globals }) => {
    const { text, end } = inLanguage(globals, {
      en: { text: 'Rehearsal: the device is simulated, and nothing is written.', end: 'End rehearsal' },
      zh: { text: '演练中：设备为模拟，不会写入任何数据。', end: '结束演练' },
    });
    return (
      <ModeLine
        {...args}
        toneLabel={feedbackOf(globals).tones.info}
        action={<Button variant="quiet">{end}</Button>}
      >
        {args.children ?? text}
      </ModeLine>
    );
  },
};
export default meta;
type Story = StoryObj<typeof ModeLine>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
