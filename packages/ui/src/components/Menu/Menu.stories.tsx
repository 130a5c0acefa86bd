import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { controlsOf } from '../../fixtures/controls.tsx';
import {
  ChevronIcon,
  ClockIcon,
  CopyIcon,
  FileIcon,
  MoreIcon,
  PrintIcon,
  SignOutIcon,
} from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu, type MenuProps } from './Menu.tsx';
import { MenuGroup, MenuItem, MenuSeparator } from './MenuItem.tsx';

type Globals = Record<string, unknown>;

const onSelect = fn();

function Account({ globals, ...props }: Partial<MenuProps> & { globals: Globals }) {
  const texts = controlsOf(globals).account;
  return (
    <Menu {...props} trigger={<Button end={<ChevronIcon size={16} />}>{texts.open}</Button>}>
      <MenuGroup label={texts.signedIn}>
        <MenuItem href="#requests">{texts.requests}</MenuItem>
        <MenuItem href="#devices">{texts.devices}</MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon size={20} />} onSelect={() => onSelect('sign out')}>
        {texts.signOut}
      </MenuItem>
    </Menu>
  );
}

function More({ globals, ...props }: Partial<MenuProps> & { globals: Globals }) {
  const texts = controlsOf(globals).more;
  return (
    <Menu
      {...props}
      trigger={
        <IconButton label={texts.open} variant="quiet" size="toolbar">
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuItem icon={<CopyIcon size={20} />} onSelect={() => onSelect('copy')}>
        {texts.copy}
      </MenuItem>
      <MenuItem icon={<PrintIcon size={20} />} onSelect={() => onSelect('print')}>
        {texts.print}
      </MenuItem>
      <MenuItem
        icon={<FileIcon size={20} />}
        notYet={texts.compareNotYet}
        onSelect={() => onSelect('compare')}
      >
        {texts.compare}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<ClockIcon size={20} />} href="#earlier">
        {texts.earlier}
      </MenuItem>
    </Menu>
  );
}

const meta = {
  title: 'Actions/Menu',
  id: 'components-menu',
  tags: ['stable', 'since-0.1.0'],
  component: Menu,
  parameters: {
    usage: {
      when: 'Use it for a few actions or links that need no room of their own: an account, “more” beside a file. What most visitors come for stays in sight as a Button. One of several values is a Select or a RadioGroup; the site’s own menu is SiteHeader.',
      keyboard: [
        ['Enter, Space, Arrow down', 'On the button: opens it on its first item.'],
        ['Arrow up, Arrow down', 'Moves through the items and round.'],
        ['Home, End', 'Moves to the first or the last.'],
        ['Letters', 'Move to the item that begins with them.'],
        ['Enter, Space', 'Does what the item says. One that cannot be used yet says why.'],
        ['Escape', 'Closes it. The focus goes back to the button.'],
      ],
    },
  },
  args: { trigger: <span />, onOpenChange: fn() },
  beforeEach: () => {
    onSelect.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: ({ trigger: _trigger, ...args }, { globals }) => <Account {...args} globals={globals} />,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened and left by keys: the focus is in it, and then back on its button. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const texts = controlsOf(globals).account;
    const button = canvas.getByRole('button', { name: texts.open });
    await expect(canvas.queryByRole('menu')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menu', { name: texts.open })).toBeVisible());
    await expect(canvas.getByRole('group', { name: texts.signedIn })).toBeVisible();
    const first = canvas.getByRole('menuitem', { name: texts.requests });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('href', '#requests');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: texts.signOut })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onOpenChange?.mock.calls).toEqual([[true], [false]]);
  },
};

export const Playground: Story = { tags: ['variants', '!test'], args: { defaultOpen: true, align: 'start' } };

/** Links, a group under its label, and the action that ends the session. */
export const AccountMenu: Story = {
  parameters: { picture: 'off' },
  args: { defaultOpen: true },
  play: async ({ canvas, globals, userEvent }) => {
    const texts = controlsOf(globals).account;
    for (const item of canvas.getAllByRole('menuitem')) {
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(canvas.getByRole('menuitem', { name: texts.signOut }));
    await expect(onSelect.mock.calls).toEqual([['sign out']]);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

/** Acts with icons behind a button that is its icon. */
export const MoreMenu: Story = {
  tags: ['variants'],
  args: { defaultOpen: true },
  render: ({ trigger: _trigger, ...args }, { globals }) => <More {...args} globals={globals} />,
};

/** What cannot be used yet is reached, says why, and does nothing. */
export const NotYet: Story = {
  ...MoreMenu,
  play: async ({ canvas, globals, userEvent }) => {
    const texts = controlsOf(globals).more;
    const item = canvas.getByRole('menuitem', { name: `${texts.compare} ${texts.compareNotYet}` });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(item).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
};

/** At the edge it turns, and stays in the view. */
export const AtTheEdge: Story = {
  args: { defaultOpen: true },
  parameters: { layout: 'fullscreen' },
  render: ({ trigger: _trigger, ...args }, { globals }) => (
    <div style={{ position: 'absolute', insetInlineEnd: 8, insetBlockEnd: 8 }}>
      <More {...args} globals={globals} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: controlsOf(globals).more.open });
    const menu = canvas.getByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

/** A press beside it closes it, and what was pressed takes the focus. */
export const PressBeside: Story = {
  args: { defaultOpen: true },
  render: ({ trigger: _trigger, ...args }, { globals }) => (
    <div style={{ display: 'flex', gap: 320 }}>
      <Account {...args} globals={globals} />
      <Button>{controlsOf(globals).more.files}</Button>
    </div>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const beside = canvas.getByRole('button', { name: controlsOf(globals).more.files });
    await userEvent.click(beside);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(beside).toHaveFocus();
  },
};

/** The owner decides: as long as `open` is true, it stays. */
export const Controlled: Story = {
  args: { open: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: controlsOf(globals).account.signOut }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    // It fades in, and a quick press comes before its first frame.
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};

export const Phone: Story = { ...MoreMenu, globals: { viewport: { value: 'narrow' } } };

/** A dialog that an item opens gives the focus back to the menu's button, since the item has gone. */
export const OpensDialog: Story = {
  parameters: { picture: 'off' },
  render: function Opens(_args, { globals }) {
    const { account, more } = controlsOf(globals);
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={<Button>{more.open}</Button>}>
          <MenuItem onSelect={() => setOpen(true)}>{more.print}</MenuItem>
        </Menu>
        <Dialog open={open} onOpenChange={setOpen} title={more.print} closeLabel={account.signOut}>
          {more.earlier}
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { account, more } = controlsOf(globals);
    const button = canvas.getByRole('button', { name: more.open });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('menuitem', { name: more.print });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog', { name: more.print });
    await userEvent.click(canvas.getByRole('button', { name: account.signOut }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
