import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { frameOf } from '../../fixtures/index.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  component: SiteFooter,
  parameters: {
    usage: {
      when: 'Use it once, at the foot of every page. Product groups are native disclosures: one is open at a time and they work without script. Give `status: null` while it is not yet known whether someone answers.',
      keyboard: [
        [
          'Tab, Shift + Tab',
          'Moves through the groups, the products of the open one, contacts and legal links.',
        ],
        ['Enter, Space', 'Opens a group and closes the one that was open; again, collapses it.'],
      ],
    },
    layout: 'fullscreen',
  },
  args: frameOf({}).footer,
  render: (args, { globals }) => <SiteFooter {...args} {...frameOf(globals).footer} />,
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On paper, for a page that ends there. */
export const Sheet: Story = { args: { register: 'sheet' } };

/** One group open at a time, (children + 1) * 36 px tall; tapped again it collapses. */
export const Accordion: Story = {
  play: async ({ canvas, globals }) => {
    const { groups } = frameOf(globals).footer;
    const [searchlights, flashingLights] = [groups[1]?.label ?? '', groups[3]?.label ?? ''];
    const group = (name: string) => canvas.getByText(name).closest('details')!;
    const open = () => [searchlights, flashingLights].filter((name) => group(name).open);
    await expect(group(flashingLights).offsetHeight).toBe(36);

    await userEvent.click(canvas.getByText(flashingLights));
    await expect(open()).toEqual([flashingLights]);
    await expect(group(flashingLights).offsetHeight).toBe((4 + 1) * 36);
    const row = within(group(flashingLights)).getByRole('link', { name: /S3mini/ });
    await expect([row.offsetWidth, row.offsetHeight]).toEqual([group(flashingLights).offsetWidth, 36]);

    await userEvent.click(canvas.getByText(searchlights));
    await expect(open()).toEqual([searchlights]);
    await expect(group(searchlights).offsetHeight).toBe((10 + 1) * 36);

    await userEvent.click(canvas.getByText(searchlights));
    await expect(open()).toEqual([]);
    await userEvent.click(canvas.getByText(flashingLights));
  },
};

/** Prerendered, before it is known whether someone answers: the line's place is kept. */
export const StatusUnknown: Story = {
  render: (args, { globals }) => {
    const { contacts, ...footer } = frameOf(globals).footer;
    return (
      <SiteFooter
        {...args}
        {...footer}
        contacts={contacts.map((contact) => (contact.status ? { ...contact, status: null } : contact))}
      />
    );
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };
