import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { serviceOf, supportHours } from '../../fixtures/service.ts';
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
  title: 'Actions/ContactLines',
  id: 'components-contactlines',
  tags: ['new', 'since-0.4.0'],
  component: ContactLines,
  parameters: {
    usage: {
      when: 'Use it beside a form or below a refusal: whom to call, an office a line, and whether somebody answers now, on the visitor’s clock. Where contacts are what a page is about, there is ContactCard.',
      keyboard: [
        ['Tab', 'Moves through the numbers.'],
        ['Enter', 'Calls.'],
      ],
    },
  },
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

/** Somebody answers in China; of the other office no hours are known. */
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

export const Playground: Story = { tags: ['!test'], args: { timeZone: 'America/Chicago' } };

/** All of an office on one line, where there is room. */
export const Wide: Story = {
  args: {
    now: new Date('2026-11-20T19:30:00+08:00'),
    style: { inlineSize: 'min(720px, calc(100vw - 64px))' },
  },
};
