import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { serviceOf, supportHours } from '../../../fixtures/service.ts';
import { ContactLines, type ContactLinesProps } from './ContactLines.tsx';

const noPhone = { text: '', href: '' };

const linesOf = (globals: Record<string, unknown>): Pick<ContactLinesProps, 'items' | 'translations'> => {
  const { china, americas, contact } = serviceOf(globals);
  return {
    items: [
      {
        key: 'china',
        region: china.region,
        phone: china.channels[1]?.phone ?? noPhone,
        hours: supportHours,
      },
      { key: 'americas', region: americas.region, phone: americas.channels[0]?.phone ?? noPhone },
    ],
    translations: contact,
  };
};

const meta: Meta<typeof ContactLines> = {
  title: 'Patterns/Apply/ContactLines',
  id: 'patterns-contactlines',
  tags: ['!autodocs'],
  component: ContactLines,
  args: {
    items: [],
    translations: serviceOf({}).contact,
    // A Friday, on the clock of the support in China.
    now: new Date('2026-11-20T16:50:00+08:00'),
    timeZone: 'Asia/Shanghai',
    style: { maxInlineSize: 368 },
  },
  render: (args, { globals }) => <ContactLines {...args} {...linesOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof ContactLines>;

/** Someone answers in China; of the other office no hours are known. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { china, contact } = serviceOf(globals);
    const [first] = canvas.getAllByRole('listitem');
    const line = within(first!);
    await expect(await line.findByText(contact.open('19:00', false))).toBeVisible();
    const link = line.getByRole('link', { name: china.channels[1]?.phone.text ?? '' });
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
