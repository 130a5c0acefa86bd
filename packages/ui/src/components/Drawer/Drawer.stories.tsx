import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { serviceOf } from '../../fixtures/service.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

type Globals = Record<string, unknown>;

/** A page with the button that opens the drawer. */
function Page({ globals, ...props }: Partial<DrawerProps> & { globals: Globals }) {
  const texts = serviceOf(globals).drawer;
  const [open, setOpen] = useState(props.defaultOpen ?? false);
  const change = (now: boolean) => {
    setOpen(now);
    props.onOpenChange?.(now);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Drawer
        actions={
          <>
            <Button variant="signal" onClick={() => change(false)}>
              {texts.show}
            </Button>
            <Button variant="quiet">{texts.reset}</Button>
          </>
        }
        {...props}
        open={open}
        onOpenChange={change}
        title={props.title || texts.title}
        closeLabel={texts.close}
      >
        <div style={{ display: 'grid' }}>
          {props.children ?? texts.options.map((option) => <Checkbox key={option} label={option} />)}
        </div>
      </Drawer>
    </>
  );
}

const meta = {
  component: Drawer,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Use it for what belongs to the page beside it and is needed now and then: filters, the choice of a comparison, a table of contents. What asks for an answer is a Dialog; what should stay in sight is no drawer but part of the page. The menu of phones is in SiteHeader: it opens before any script has run.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves within the drawer.'],
        ['Escape', 'Closes it and returns the focus to where it was.'],
      ],
    },
  },
  args: { title: '', closeLabel: '', onOpenChange: fn() },
  render: ({ closeLabel: _closeLabel, ...args }, { globals }) => <Page {...args} globals={globals} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of the line, as tall as the window. What was chosen is still there when it opens again. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const texts = serviceOf(globals).drawer;
    const opener = canvas.getByRole('button', { name: texts.open });
    await userEvent.click(opener);
    const drawer = canvas.getByRole('dialog', { name: texts.title });
    await expect(drawer).toBeVisible();
    await expect(within(drawer).getByRole('heading', { name: texts.title })).toHaveFocus();
    const box = drawer.getBoundingClientRect();
    await expect([box.top, box.right, box.height]).toEqual([0, window.innerWidth, window.innerHeight]);

    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'M30' }));
    await userEvent.click(within(drawer).getByRole('button', { name: texts.close }));
    await expect(drawer).not.toBeVisible();
    await expect(opener).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);

    await userEvent.click(opener);
    await expect(within(drawer).getByRole('checkbox', { name: 'M30' })).toBeChecked();
  },
};

export const Playground: Story = { args: { defaultOpen: true, side: 'end', dismiss: 'anywhere' } };

/** At the start of the line; a press beside it closes it. */
export const Start: Story = {
  args: { defaultOpen: true, side: 'start' },
  play: async ({ args, canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await expect(drawer.getBoundingClientRect().left).toBe(0);
    await userEvent.click(within(drawer).getByRole('heading'));
    await expect(drawer).toBeVisible();
    await userEvent.click(drawer);
    await expect(drawer).not.toBeVisible();
    await expect(args.onOpenChange?.mock.calls).toEqual([[false]]);
  },
};

/** One view of several, and the way back. */
export const Back: Story = {
  render: function Views({ closeLabel: _closeLabel, ...args }, { globals }) {
    const texts = serviceOf(globals).drawer;
    const [view, setView] = useState<'all' | 'aircraft'>('aircraft');
    return (
      <Page
        {...args}
        globals={globals}
        defaultOpen
        title={view === 'all' ? texts.title : texts.aircraft}
        back={view === 'all' ? undefined : { label: texts.back, onBack: () => setView('all') }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = serviceOf(globals).drawer;
    const drawer = canvas.getByRole('dialog', { name: texts.aircraft });
    await userEvent.click(within(drawer).getByRole('button', { name: texts.back }));
    await expect(drawer).toHaveAccessibleName(texts.title);
    await expect(within(drawer).queryByRole('button', { name: texts.back })).toBeNull();
  },
};

/** Its content scrolls between head and foot; the page behind stays. */
export const Long: Story = {
  args: { defaultOpen: true },
  render: ({ closeLabel: _closeLabel, ...args }, { globals }) => (
    <Page {...args} globals={globals}>
      {Array.from({ length: 40 }, (_, index) => (
        <Checkbox key={index} label={`${serviceOf(globals).drawer.aircraft} ${index + 1}`} />
      ))}
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    const texts = serviceOf(globals).drawer;
    const show = canvas.getByRole('button', { name: texts.show });
    await expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const last = canvas.getByRole('checkbox', { name: `${texts.aircraft} 40` });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(show.getBoundingClientRect().top);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

/** As wide as the screen. */
export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([box.left, box.width]).toEqual([0, window.innerWidth]);
  },
};

export const Chinese: Story = { ...Playground, globals: { language: 'zh' } };
