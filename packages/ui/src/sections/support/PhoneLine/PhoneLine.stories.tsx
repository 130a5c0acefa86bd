import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { PhoneLine } from './PhoneLine.tsx';

const phone = { text: '+86 000 0000 0001', href: 'tel:+8600000000001' };

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      label: 'Or call support: ',
      hours: 'Monday to Friday, 9:00–12:30 and 14:00–19:00 (UTC+8)',
      more: { href: '#regions', label: 'Numbers of all regions' },
    },
    zh: {
      label: '也可致电售后：',
      hours: '周一至周五 9:00–12:30、14:00–19:00',
      more: { href: '#regions', label: '各地区电话与服务时间' },
    },
  });

const meta: Meta<typeof PhoneLine> = {
  title: 'Patterns/Support/PhoneLine',
  id: 'patterns-phoneline',
  tags: ['!autodocs'],
  component: PhoneLine,
  render: (args, { globals }) => <PhoneLine {...textsOf(globals)} {...args} phone={args.phone ?? phone} />,
};
export default meta;
type Story = StoryObj<typeof PhoneLine>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
  },
};
