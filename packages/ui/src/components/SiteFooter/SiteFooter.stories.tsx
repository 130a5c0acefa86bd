import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { frameOf } from '../../fixtures/index.ts';
import { inLanguage } from '../../fixtures/language.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  id: 'components-sitefooter',
  tags: ['stable', 'since-0.1.0'],
  component: SiteFooter,
  parameters: {
    usage: {
      when: `Use it once, at the foot of every page. Give \`status: null\` while it is not yet known whether someone answers.

**Footer accordion.** The product groups are native disclosures: one is expanded at a time, and tapping it again collapses it. Rows are 36 px and their hit area runs the whole row, so a group of n products is (n + 1) × 36 px tall. Each label is a heading inside its summary, so that screen readers list the groups; there are no arrow keys, as the W3C accordion has it. They work without script, and a find in the page opens the group that holds the words.`,
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

export const Playground: Story = { tags: ['!test'], args: { theme: 'night' } };

/** On paper, for a page that ends there. */
export const Sheet: Story = { args: { theme: 'sheet' } };

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

/** All groups collapsed: each is one row of 36 px, and its heading stands alone in its summary. */
export const Collapsed: Story = {
  parameters: { picture: 'off' },
  play: async ({ canvas, globals }) => {
    for (const { label } of frameOf(globals).footer.groups) {
      const heading = canvas.getByRole('heading', { level: 3, name: label });
      const summary = heading.closest('summary')!;
      await expect(summary.textContent).toBe(label);
      await expect(summary.closest('details')!.offsetHeight).toBe(36);
      await expect(summary.offsetWidth).toBe(summary.closest('details')!.offsetWidth);
    }
  },
};

/** One group expanded: (children + 1) rows of 36 px, each link as wide as its row. */
export const Expanded: Story = {
  play: async ({ canvas, globals }) => {
    const [megaphones] = frameOf(globals).footer.groups;
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: megaphones!.label }));
    const details = canvas.getByText(megaphones!.label).closest('details')!;
    await expect(details.offsetHeight).toBe((megaphones!.items.length + 1) * 36);
    for (const link of within(details).getAllByRole('link')) {
      await expect([link.offsetWidth, link.offsetHeight]).toEqual([details.offsetWidth, 36]);
    }
  },
};

/** The two QR codes, 112 px on white on every ground, each named and labelled. */
export const QrCodes: Story = {
  parameters: { picture: 'off' },
  play: async ({ canvas, globals }) => {
    const { codes } = frameOf(globals).footer;
    await expect(codes).toHaveLength(2);
    for (const { alt, label } of codes) {
      const picture = canvas.getByRole<HTMLImageElement>('img', { name: alt });
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
      await expect([picture.offsetWidth, picture.offsetHeight]).toEqual([112, 112]);
      await expect(getComputedStyle(picture).backgroundColor).toBe('rgb(255, 255, 255)');
      await expect(canvas.getByText(label)).toBeVisible();
    }
  },
};

/** Contact lines for pre-sales, support and the Americas: each number can be called. */
export const ContactLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { contacts } = frameOf(globals).footer;
    await expect(contacts).toHaveLength(3);
    for (const { label, phone } of contacts) {
      await expect(canvas.getByText(label)).toBeVisible();
      const link = canvas.getByRole('link', { name: phone.text });
      await expect(link).toHaveAttribute('href', phone.href);
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Prerendered, before it is known whether someone answers: the line's space is reserved. */
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

const linesOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      name: 'More of the site',
      links: ['Product center', 'Buying channels', 'News & events', 'Return and exchange request'],
      act: 'Touch version',
    },
    zh: { name: '更多页面', links: ['产品中心', '购买渠道', '新闻与活动', '退换货申请'], act: '触屏版' },
  });

const onPress = fn();

/** Pages that no menu has stand in a line of their own; an action of the last line needs a script. */
export const Links: Story = {
  beforeEach: () => void onPress.mockClear(),
  render: (args, { globals }) => {
    const { footer } = frameOf(globals);
    const { name, links, act } = linesOf(globals);
    return (
      <SiteFooter
        {...args}
        {...footer}
        links={links.map((label, index) => ({ label, href: `#${index}` }))}
        legal={[...footer.legal, { label: act, onPress, wideOnly: true }]}
        translations={{ ...footer.translations, links: name }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { name, links, act } = linesOf(globals);
    const line = within(canvas.getByRole('navigation', { name }));
    await expect(line.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
    for (const link of line.getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: act }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** Two columns of links; the action makes no difference there and is left out. */
export const LinksPhone: Story = {
  ...Links,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { name, act } = linesOf(globals);
    const [first, second] = within(canvas.getByRole('navigation', { name })).getAllByRole('link');
    await expect(first!.getBoundingClientRect().top).toBe(second!.getBoundingClientRect().top);
    await expect(canvas.queryByRole('button', { name: act })).toBeNull();
  },
};
