import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { frameOf } from '../../fixtures/index.ts';
import { inLanguage } from '../../fixtures/language.ts';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { Link } from '../Link/index.ts';
import { Menu, MenuItem } from '../Menu/index.ts';
import { ModeLine } from '../ModeLine/index.ts';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Navigation/SiteHeader',
  id: 'components-siteheader',
  tags: ['stable', 'since-0.1.0'],
  component: SiteHeader,
  parameters: {
    usage: {
      when: 'Use it once, at the head of every page. All of the menu is in the HTML and works without script. `overlay` is for pages that begin with a picture; `theme` for a head that differs from the page under it.',
      keyboard: [
        [
          'Tab, Shift + Tab',
          'Moves through brand, menu, language and account; through a panel while it is open.',
        ],
        ['Enter, Space', 'Opens and closes a panel, or the drawer on phones.'],
        ['Escape', 'Closes the panel or the drawer and returns the focus to its button.'],
      ],
    },
    layout: 'fullscreen',
  },
  args: frameOf({}).header,
  render: (args, { globals }) => <SiteHeader {...args} {...frameOf(globals).header} />,
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const word = (list: readonly { label: string }[] | undefined, index: number) => list?.[index]?.label ?? '';

/** The menu's words in the toolbar's language. */
function wordsOf(globals: Record<string, unknown>) {
  const { items, translations } = frameOf(globals).header;
  const [products, , , service] = items;
  const [families, actions] = [products, service].map((item) =>
    item && 'columns' in item ? item.columns : item && 'items' in item ? item.items : [],
  );
  return {
    ...translations,
    products: word(items, 0),
    service: word(items, 3),
    searchlights: word(families, 1),
    download: word(actions, 0),
    repair: word(actions, 1),
  };
}

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { overlay: false } };

/** Something goes on whatever page is shown. */
export const WithLine: Story = {
  render: (args, { globals }) => {
    const { messages, tones, retry } = feedbackOf(globals);
    return (
      <SiteHeader
        {...args}
        {...frameOf(globals).header}
        line={
          <ModeLine toneLabel={tones.info} action={<Link href="#">{retry}</Link>}>
            {messages.info.title}
          </ModeLine>
        }
      />
    );
  },
};

/** Transparent over the first picture. */
export const Overlay: Story = {
  args: { overlay: true },
  render: (args, { globals }) => (
    <div style={{ position: 'relative', minBlockSize: 320 }}>
      <SiteHeader {...args} {...frameOf(globals).header} />
    </div>
  ),
};

/** The page shown is in a group, so its button is marked. */
export const Current: Story = {
  render: (args, { globals }) => {
    const { items, ...header } = frameOf(globals).header;
    return (
      <SiteHeader
        {...args}
        {...header}
        items={items.map((item, index) => (index === 0 ? { ...item, current: true } : item))}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.getByRole('button', { name: words.products })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Forty-nine codes in seven columns. Escape gives the focus back to Products. */
export const ProductsOpen: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    const button = canvas.getByRole('button', { name: words.products });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'T90' })).toBeNull();

    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(within(panel!).getAllByRole('link')).toHaveLength(7 + 49 + 3);

    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'H1T' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'T90' })).toBeVisible());
  },
};

/** One panel at a time; it closes when the focus or a press goes elsewhere, and when a link is followed. */
export const ServiceOpen: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    const products = canvas.getByRole('button', { name: words.products });
    const service = canvas.getByRole('button', { name: words.service });
    await userEvent.click(products);
    await userEvent.click(service);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(service).toHaveAttribute('aria-expanded', 'true');

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.download })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(service).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(service);
    await userEvent.click(document.body);
    await expect(service).toHaveAttribute('aria-expanded', 'false');

    const repair = within(canvas.getByRole('navigation')).getByRole('link', {
      name: words.repair,
      hidden: true,
    });
    repair.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(service);
    await userEvent.click(repair);
    await expect(service).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(service);
    await waitFor(() => expect(repair).toBeVisible());
  },
};

const accountOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: { label: 'Account', own: 'My account', signOut: 'Sign out' },
    zh: { label: '账号', own: '我的账号', signOut: '退出登录' },
  });

const onSignOut = fn();

const menuBehind = (button: ReactElement, words: ReturnType<typeof accountOf>) => (
  <Menu trigger={button} align="end">
    <MenuItem href="#user">{words.own}</MenuItem>
    <MenuItem onSelect={onSignOut}>{words.signOut}</MenuItem>
  </Menu>
);

/** A visitor who is signed in: a menu on wide screens, the link and the action on phones. */
function WithAccount({ globals }: { globals: Record<string, unknown> }) {
  const words = accountOf(globals);
  return (
    <SiteHeader
      {...frameOf(globals).header}
      account={{
        label: words.label,
        href: '#user',
        menu: (button) => menuBehind(button, words),
        action: { label: words.signOut, onPress: onSignOut },
      }}
    />
  );
}

export const SignedIn: Story = {
  beforeEach: () => void onSignOut.mockClear(),
  render: (_args, { globals }) => <WithAccount globals={globals} />,
  play: async ({ canvas, globals }) => {
    const words = accountOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: words.label }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: words.signOut }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};

export const SignedInPhone: Story = {
  ...SignedIn,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const words = accountOf(globals);
    await expect(canvas.queryByRole('button', { name: words.label })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals).openMenu }));
    const drawer = within(canvas.getByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('link', { name: words.label })).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: words.signOut }));
    await expect(onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The drawer of phones, a native dialog whose groups open one at a time. */
export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    const opener = canvas.getByRole('button', { name: words.openMenu });
    await userEvent.click(opener);
    const drawer = canvas.getByRole('dialog', { name: words.menu });
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(within(drawer).getByRole('button', { name: words.closeMenu })).toHaveFocus();
    // Neither finger nor key nor screen reader gets behind it.
    await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
    await expect(drawer.closest('[inert]')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    const searchlights = within(drawer).getByRole('link', { name: new RegExp(words.searchlights) });
    await expect(searchlights).toBeVisible();
    await expect(searchlights).toHaveTextContent('10');
    // The foot of the wide panel is here too.
    const [products] = frameOf(globals).header.items;
    for (const { label } of products && 'columns' in products ? (products.links ?? []) : [])
      await expect(within(drawer).getByRole('link', { name: label })).toBeVisible();

    const close = within(drawer).getByRole('button', { name: words.closeMenu });
    const stood = close.getBoundingClientRect().top;
    drawer.scrollTop = drawer.scrollHeight;
    await expect(drawer.scrollTop).toBeGreaterThan(0);
    await expect(close.getBoundingClientRect().top).toBe(stood);

    await userEvent.click(within(drawer).getByText(words.service));
    await waitFor(() => expect(within(drawer).getByRole('link', { name: words.repair })).toBeVisible());
    await waitFor(() => expect(searchlights).not.toBeVisible());

    await userEvent.click(within(drawer).getByRole('button', { name: words.closeMenu }));
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(opener.closest('[inert]')).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    await userEvent.click(opener);
    await userEvent.click(within(drawer).getByText(words.products));
    await expect(searchlights).toBeVisible();
  },
};

export const LongTexts: Story = {
  ...longTexts,
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button'));
    await waitFor(() => expect(context.canvas.getByRole('dialog')).toBeVisible());
    await longTexts.play(context);
  },
};
