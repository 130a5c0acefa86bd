import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { controlsOf, productGroupsOf } from '../../fixtures/controls.tsx';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Form } from '../Form/index.ts';
import { Link } from '../Link/index.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

type Globals = Record<string, unknown>;

/** A combobox for products, in a language. */
function Device({ globals, ...props }: Partial<ComboboxProps> & { globals: Globals }) {
  const texts = controlsOf(globals).combobox;
  return (
    <Combobox
      name="device"
      help={texts.help}
      emptyAction={<Link href="#plate">{texts.none}</Link>}
      {...props}
      label={props.label || texts.label}
      groups={productGroupsOf(globals)}
      translations={texts.translations}
    />
  );
}

/** What the form of a story would send. */
const sentBy = (root: HTMLElement) => new FormData(root.querySelector('form') ?? undefined).get('device');

const meta = {
  title: 'Forms/Combobox',
  id: 'components-combobox',
  tags: ['stable', 'since-0.1.0'],
  component: Combobox,
  parameters: {
    usage: {
      when: 'Use it for one of many that visitors know by name or code, and type faster than they find: products, above about fifteen. Fewer are better in a Select or, up to seven, in a RadioGroup. What names nothing is not sent: say so as its `error`.',
      keyboard: [
        ['Letters, figures', 'Narrow the list; the likeliest option is lit.'],
        ['Arrow down, Arrow up', 'Open the list, and move through it and round.'],
        ['Alt + Arrow down, Alt + Arrow up', 'Open the list without moving; close it.'],
        ['Home, End', 'Move in the text, or in the list once an arrow key has led there.'],
        ['Page up, Page down', 'Move eight options on.'],
        ['Enter', 'Chooses the lit option.'],
        ['Tab', 'Chooses the lit option and goes on; without one it goes to the next step in the list.'],
        ['Escape', 'Closes the list; once more, clears the field.'],
      ],
    },
  },
  args: { label: '', groups: [], translations: controlsOf({}).combobox.translations, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 600, minBlockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  render: ({ groups: _groups, translations: _translations, ...args }, { globals }) => (
    <form>
      <Device {...args} globals={globals} />
    </form>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed loosely, chosen by Enter; the form sends the code. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const texts = controlsOf(globals).combobox;
    const input = canvas.getByRole('combobox', { name: texts.label });
    await expect(input).toHaveAccessibleDescription(texts.help);
    await expect(input.parentElement?.offsetHeight).toBe(52);
    await userEvent.type(input, 's3-m');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.translations.results(1));
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    const [option] = canvas.getAllByRole('option');
    await expect(option).toHaveAccessibleName(/S3mini.*4\D?500/);
    await expect(input).toHaveAttribute('aria-activedescendant', option?.id);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('S3mini');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('S3mini');
    await expect(sentBy(canvasElement)).toBe('S3mini');
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { label: 'T90', labelNote: '', help: 'T90A', error: '', defaultValue: 'T90', disabled: false },
};

/** By type, with code, what it is and its figure; the chosen one is ticked. */
export const Groups: Story = {
  tags: ['variants'],
  args: { defaultValue: 'T90' },
  play: async ({ canvas, globals, userEvent }) => {
    const texts = controlsOf(globals).combobox;
    await userEvent.click(canvas.getByRole('combobox'));
    const list = within(canvas.getByRole('listbox', { name: texts.translations.list }));
    await expect(list.getAllByRole('group')).toHaveLength(4);
    await expect(list.getAllByRole('option', { selected: true })).toHaveLength(1);
    await expect(list.getByRole('option', { selected: true })).toHaveTextContent(/^T90/);
    for (const option of list.getAllByRole('option')) {
      await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Whatever the case, the width, spaces and hyphens; what is called so comes before what begins so. */
export const LooselyTyped: Story = {
  parameters: { picture: 'off' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('combobox');
    for (const [typed, code] of [
      ['t90', 'T90'],
      ['t90 v2', 'T90V2'],
      ['Ｓ３－ＭＩＮＩ', 'S3mini'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      // It counts before it is chosen: nobody need choose what is already named.
      await expect(sentBy(canvasElement)).toBe(code);
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue(code);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(code);
    }
  },
};

/** Nothing is called so: it says so, and shows the next step, which Tab leads to. */
export const Empty: Story = {
  args: { onUnnamed: fn() },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const texts = controlsOf(globals).combobox;
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 't95');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.translations.noResults('t95'));
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: texts.none })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: texts.none })).toBeNull();
    // What was typed is not lost, and not sent.
    await expect(input).toHaveValue('t95');
    await expect(sentBy(canvasElement)).toBe('');
    await expect(args.onUnnamed).toHaveBeenLastCalledWith('t95');
    await userEvent.type(input, '{Backspace}0');
    await expect(args.onUnnamed).toHaveBeenLastCalledWith('');
    await userEvent.type(input, '{Backspace}5{Escape}');
  },
};

/** Arrow keys, Home and End move through the list; Tab chooses and goes on; Escape closes, then clears. */
export const Keys: Story = {
  render: ({ groups: _groups, translations: _translations, ...args }, { globals }) => (
    <>
      <Device {...args} globals={globals} />
      <Button>{controlsOf(globals).account.requests}</Button>
    </>
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const lit = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(lit()).toHaveTextContent(/^H1T/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(lit()).toHaveTextContent(/^UT4/);
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(lit()).toHaveTextContent(/^H10/);
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(lit()).toHaveTextContent(/^PTS42023/);
    await userEvent.tab();
    await expect(input).toHaveValue('PTS42023');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PTS42023');
    await expect(canvas.getByRole('button', { name: controlsOf(globals).account.requests })).toHaveFocus();

    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('PTS42023');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

/** Enter that ends a composition chooses nothing; the list waits for the whole word. */
export const InputMethod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.click(input);
    const options = canvas.getAllByRole('option').length;
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 't90' }, isComposing: true });
    await expect(canvas.getAllByRole('option')).toHaveLength(options);
    await fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('T90');
  },
};

/** Pressed, as on a phone: the field keeps the focus. Its button clears it. */
export const Pressed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: /^T160/ }));
    await expect(input).toHaveValue('T160');
    await expect(input).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('button', { name: controlsOf(globals).combobox.translations.clear }),
    );
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange?.mock.calls).toEqual([['T160'], ['']]);
  },
};

/** What its caller prevents is the caller's to answer. */
export const Prevented: Story = {
  parameters: { picture: 'off' },
  args: { onKeyDown: (event) => event.preventDefault() },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** In a form: required, with the summary that leads to it, and put back by a reset. */
export const InForm: Story = {
  render: function Request(_args, { globals }) {
    const texts = controlsOf(globals);
    const [missing, setMissing] = useState(false);
    return (
      <Form
        errors={missing ? [{ fieldId: 'request-device', text: texts.combobox.error }] : []}
        summary={{ title: texts.combobox.error }}
        onSubmit={(event) => setMissing(!new FormData(event.currentTarget).get('device'))}
        actions={
          <>
            <Button type="submit" variant="signal">
              {texts.account.requests}
            </Button>
            <Button type="reset" variant="quiet">
              {texts.combobox.translations.clear}
            </Button>
          </>
        }
      >
        <Device
          globals={globals}
          id="request-device"
          required
          error={missing ? texts.combobox.error : undefined}
          onValueChange={() => setMissing(false)}
        />
      </Form>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const texts = controlsOf(globals);
    const input = canvas.getByRole('combobox');
    await expect(input).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: texts.account.requests }));
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: texts.combobox.error }));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('h150');
    await userEvent.tab();
    await expect(input).toHaveValue('H150T');
    await expect(input).toBeValid();
    const [, reset] = canvas.getAllByRole('button', { name: texts.combobox.translations.clear });
    await userEvent.click(reset ?? input);
    await expect(input).toHaveValue('');
  },
};

/** Escape in an open list closes the list, not the dialog around it. */
export const InDialog: Story = {
  render: ({ groups: _groups, translations: _translations, ...args }, { globals }) => {
    const texts = controlsOf(globals);
    return (
      <Dialog
        defaultOpen
        title={texts.combobox.label}
        closeLabel={texts.combobox.translations.clear}
        dismiss="explicit"
      >
        <Device {...args} globals={globals} />
      </Dialog>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    const option = canvas.getByRole('option', { name: /^H150T/ });
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const Invalid: Story = {
  render: ({ groups: _groups, translations: _translations, ...args }, { globals }) => (
    <Device {...args} globals={globals} error={controlsOf(globals).combobox.error} />
  ),
  play: async ({ canvas, globals }) => {
    const texts = controlsOf(globals).combobox;
    const input = canvas.getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${texts.error} ${texts.help}`);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'T90' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(sentBy(canvasElement)).toBeNull();
  },
};

/** The choice stays as it is told from outside, once the field is left. */
export const Controlled: Story = {
  args: { value: 'T30' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'h1t{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('H1T');
    await userEvent.tab();
    await expect(input).toHaveValue('T30');
  },
};

/** As the server sends it: the field itself is sent, with the browser's own suggestions. */
export const WithoutScript: Story = {
  parameters: { hydration: 'off' },
  render: (_args, { globals }) => (
    <form
      // oxlint-disable-next-line react/no-danger -- what the server renders, left without its script
      dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Device globals={globals} />) }}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, 'S3');
    await expect(sentBy(canvasElement)).toBe('S3');
    await expect(input.list?.options).toHaveLength(13);
  },
};

export const Phone: Story = { ...Groups, globals: { viewport: { value: 'narrow' } } };

export const LongTexts: Story = {
  ...longTexts,
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('combobox'));
    await waitFor(() => expect(context.canvas.getByRole('listbox')).toBeVisible());
    await longTexts.play(context);
  },
};
