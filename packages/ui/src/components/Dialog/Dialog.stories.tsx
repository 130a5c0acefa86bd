import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Globals = Record<string, unknown>;

/** A page with the button that opens the dialog. */
function Page({
  globals,
  withBack,
  ...props
}: Partial<DialogProps> & { globals: Globals; withBack?: boolean }) {
  const texts = feedbackOf(globals).dialog;
  const [open, setOpen] = useState(props.defaultOpen ?? false);
  const [view, setView] = useState<'sign-in' | 'forgot'>(withBack ? 'forgot' : 'sign-in');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(now) => {
          setOpen(now);
          props.onOpenChange?.(now);
        }}
        title={view === 'forgot' ? texts.forgot : texts.title}
        description={texts.description}
        closeLabel={texts.close}
        back={view === 'forgot' ? { label: texts.back, onBack: () => setView('sign-in') } : undefined}
      >
        {props.children ?? (
          <p>
            <label htmlFor="email">{texts.email}</label> <input id="email" type="email" />
          </p>
        )}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Feedback/Dialog',
  id: 'components-dialog',
  tags: ['stable', 'since-0.1.0'],
  component: Dialog,
  parameters: {
    usage: {
      when: 'Use it for one short task that has to be ended before the page goes on: sign in, confirm. Set `dismiss` to explicit where a press outside must not end it. For what may be read beside the page use Banner, for what has just happened ToastRegion; long tasks get a page of their own.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves within it; the page behind cannot be reached.'],
        ['Escape', 'Closes it. The focus goes back to where it was.'],
      ],
    },
    layout: 'fullscreen',
  },
  args: { title: '', closeLabel: '', onOpenChange: fn() },
  render: ({ title: _title, closeLabel: _closeLabel, ...args }, { globals }) => (
    <Page {...args} globals={globals} />
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It opens on its title, Escape closes it, the focus goes back, and what was typed is still there. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const texts = feedbackOf(globals).dialog;
    const opener = canvas.getByRole('button', { name: texts.open });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: texts.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(texts.description);
    await expect(within(dialog).getByRole('heading', { name: texts.title })).toHaveFocus();
    await expect(dialog.offsetWidth).toBe(480);

    await userEvent.type(within(dialog).getByLabelText(texts.email), 'l.ortega@dept.example');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.close }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);

    await userEvent.click(opener);
    await expect(within(dialog).getByLabelText(texts.email)).toHaveValue('l.ortega@dept.example');
  },
};

export const Playground: Story = {
  tags: ['variants', '!test'],
  args: { defaultOpen: true, dismiss: 'explicit' },
};

/** A press outside closes it; one that began inside does not. */
export const PressBeside: Story = {
  parameters: { picture: 'off' },
  args: { defaultOpen: true },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    const heading = within(dialog).getByRole('heading');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: heading },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(args.onOpenChange?.mock.calls).toEqual([[false]]);
  },
};

/** Where a press outside must not end what is being decided. */
export const Explicit: Story = {
  args: { defaultOpen: true, dismiss: 'explicit' },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(dialog);
    await expect(dialog).toBeVisible();
    // What the browser sends for Escape and for a phone's back gesture.
    dialog.requestClose();
    await waitFor(() => expect(dialog.open).toBe(false));
  },
};

/** The owner decides: as long as `open` is true, it stays. */
export const Controlled: Story = {
  render: (args, { globals }) => {
    const texts = feedbackOf(globals).dialog;
    return <Dialog {...args} open title={texts.title} closeLabel={texts.close} />;
  },
  play: async ({ args, canvas, globals }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: feedbackOf(globals).dialog.close }));
    await expect(args.onOpenChange?.mock.calls).toEqual([[false]]);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A field may take the focus at once. */
export const InitialFocus: Story = {
  render: function FocusedField(args, { globals }) {
    const texts = feedbackOf(globals).dialog;
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog {...args} defaultOpen initialFocus={field} title={texts.title} closeLabel={texts.close}>
        <label htmlFor="focused">{texts.email}</label> <input ref={field} id="focused" type="email" />
      </Dialog>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(feedbackOf(globals).dialog.email)).toHaveFocus();
  },
};

/** On phones a sheet at the lower edge, with the way back to the view before. */
export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  render: ({ title: _title, closeLabel: _closeLabel, ...args }, { globals }) => (
    <Page {...args} globals={globals} withBack />
  ),
  play: async ({ canvas, globals }) => {
    const texts = feedbackOf(globals).dialog;
    const dialog = canvas.getByRole('dialog', { name: texts.forgot });
    // It comes up from below.
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(dialog.offsetWidth).toBe(window.innerWidth);
    await userEvent.click(within(dialog).getByRole('button', { name: texts.back }));
    await expect(dialog).toHaveAccessibleName(texts.title);
    await expect(within(dialog).queryByRole('button', { name: texts.back })).toBeNull();
  },
};

/** Sent with errors: more fields than the screen holds. */
function LongForm({ globals }: { globals: Globals }) {
  const texts = formFieldsOf(globals);
  const [sent, setSent] = useState(false);
  const ids = Array.from({ length: 12 }, (_, index) => `long-${index}`);
  return (
    <Form
      summary={{ title: texts.failTitle, text: texts.failText, level: 3 }}
      errors={sent ? ids.map((fieldId) => ({ fieldId, text: texts.serialMissing })) : []}
      actions={
        <Button type="submit" variant="signal">
          {texts.activate}
        </Button>
      }
      onSubmit={() => setSent(true)}
    >
      {ids.map((id) => (
        <TextField key={id} id={id} label={texts.serial} />
      ))}
    </Form>
  );
}

/** Longer than the screen: what is in it scrolls, below a title and a close button that stay; the page behind stays. */
export const Long: Story = {
  args: { defaultOpen: true },
  render: ({ title: _title, closeLabel: _closeLabel, ...args }, { globals }) => (
    <Page {...args} globals={globals}>
      <LongForm globals={globals} />
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    const dialog = canvas.getByRole('dialog');
    const close = within(dialog).getByRole('button', { name: feedbackOf(globals).dialog.close });
    const title = within(dialog).getByRole('heading', { level: 2 });
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    const stood = close.getBoundingClientRect().top;

    await userEvent.click(within(dialog).getByRole('button', { name: formFieldsOf(globals).activate }));
    const summary = within(dialog).getByRole('region');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(close.getBoundingClientRect().top).toBe(stood);
    const head = title.parentElement!.getBoundingClientRect();
    // Whole, with room above.
    await expect(Math.round(summary.getBoundingClientRect().top - head.bottom)).toBe(24);
  },
};

export const LongPhone: Story = { ...Long, globals: { viewport: { value: 'phone' } } };
