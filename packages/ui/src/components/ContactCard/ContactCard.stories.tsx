import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { serviceOf, supportEmail, supportHours } from '../../fixtures/service.ts';
import { ContactCard, type ContactCardProps } from './ContactCard.tsx';

/** Friday, 20 November 2026, on the clock of the support in China. */
const friday = (time: string) => new Date(`2026-11-20T${time}:00+08:00`);

const chinaOf = (
  globals: Record<string, unknown>,
): Pick<ContactCardProps, 'region' | 'channels' | 'email' | 'translations'> => {
  const { china, contact } = serviceOf(globals);
  return { ...china, email: supportEmail, translations: contact };
};

const meta = {
  title: 'Actions/ContactCard',
  id: 'components-contactcard',
  tags: ['stable', 'since-0.1.0'],
  component: ContactCard,
  parameters: {
    usage: {
      when: 'Use it on service pages, one for each region, side by side in a grid. It says whom to call and whether someone answers now, on the visitor’s clock. For a way to a person on every page there is ConsultButton; the footer has its own contact lines.',
      keyboard: [
        ['Tab', 'Moves through numbers, their copy buttons and the mail address.'],
        ['Enter', 'On a number or address: calls or writes. On a button: copies.'],
      ],
    },
  },
  args: {
    region: '',
    channels: [],
    translations: serviceOf({}).contact,
    hours: supportHours,
    now: friday('16:50'),
    timeZone: 'Asia/Shanghai',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <ContactCard {...args} {...chinaOf(globals)} />,
} satisfies Meta<typeof ContactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Someone answers: icon and words, then colour. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { china, contact } = serviceOf(globals);
    const card = within(canvas.getByRole('article', { name: china.region }));
    await expect(await card.findByText(contact.open('19:00', false))).toBeVisible();
    await expect(card.getByText(contact.sameTime)).toBeVisible();
    for (const { phone } of china.channels) {
      const link = card.getByRole('link', { name: phone.text });
      await expect(link).toHaveAttribute('href', phone.href);
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await expect(card.getByRole('link', { name: supportEmail })).toHaveAttribute(
      'href',
      `mailto:${supportEmail}`,
    );
  },
};

export const Playground: Story = { tags: ['!test'], args: { level: 2 } };

/** At lunch it opens again today. */
export const Lunch: Story = {
  args: { now: friday('13:00') },
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByText(serviceOf(globals).contact.opens(null, '14:00', false)),
    ).toBeVisible();
  },
};

/** On Friday evening it is the Monday. */
export const Weekend: Story = {
  args: { now: friday('19:00') },
  play: async ({ canvas, globals }) => {
    const { contact } = serviceOf(globals);
    const monday = contact.weekdays[0]?.long ?? '';
    await expect(await canvas.findByText(contact.opens(monday, '9:00', false))).toBeVisible();
  },
};

/** From elsewhere: the visitor's own clock, where a shift may begin on another day. */
export const Elsewhere: Story = {
  args: { timeZone: 'America/Chicago' },
  play: async ({ canvas, globals }) => {
    const { contact } = serviceOf(globals);
    await expect(await canvas.findByText(contact.open('5:00', true))).toBeVisible();
    const [mon, , , thu, fri, , sun] = contact.weekdays.map(({ short }) => short);
    const line = (first = '', last = '', shift = '') =>
      contact.line([contact.dayRange(first, last)], [shift]);
    await expect(canvas.getByText(line(sun, thu, '19:00–22:30'))).toBeVisible();
    await expect(canvas.getByText(line(mon, fri, '0:00–5:00'))).toBeVisible();
  },
};

/** Before the clock is known its space is reserved: nothing moves when it comes. */
export const Reserved: Story = {
  args: { now: friday('19:00'), timeZone: 'Europe/Berlin' },
  play: async ({ canvas, globals }) => {
    const { china, contact } = serviceOf(globals);
    const monday = contact.weekdays[0]?.long ?? '';
    const words = await canvas.findByText(contact.opens(monday, '2:00', true));
    const card = canvas.getByRole('article', { name: china.region });
    const height = card.offsetHeight;
    words.parentElement?.remove();
    await expect(card.offsetHeight).toBe(height);
  },
};

/** A number goes to the clipboard; where the browser refuses it is selected. */
export const Copy: Story = {
  play: async ({ canvas, globals }) => {
    const { china, contact } = serviceOf(globals);
    const { text } = china.channels[1]?.phone ?? { text: '' };
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const button = canvas.getByRole('button', { name: contact.copy(text) });
    await expect(button.offsetHeight).toBe(44);
    await userEvent.click(button);
    await expect(await canvas.findByText(contact.copied)).toBeVisible();
    await expect(write.mock.calls).toEqual([[text]]);

    write.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(button);
    await expect(await canvas.findByText(contact.notCopied)).toBeVisible();
    await expect(String(getSelection())).toBe(text);
  },
};

/** Several regions; hours stand at one height. */
export const Regions: Story = {
  args: { timeZone: 'America/Los_Angeles' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(760px, calc(100vw - 64px))' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const { americas, contact } = serviceOf(globals);
    return (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
          gap: 24,
        }}
      >
        <ContactCard {...args} {...chinaOf(globals)} />
        <ContactCard {...args} {...americas} translations={contact} />
      </div>
    );
  },
};

/** What there is besides, below the numbers. */
export const WithNote: Story = {
  render: (args, { globals }) => (
    <ContactCard {...args} {...chinaOf(globals)} note={<p>{serviceOf(globals).qr.caption}</p>} />
  ),
};

/** Hours that nobody has said are left out. */
export const WithoutHours: Story = {
  render: ({ hours: _hours, ...args }, { globals }) => {
    const { americas, contact } = serviceOf(globals);
    return <ContactCard {...args} {...americas} translations={contact} />;
  },
};
